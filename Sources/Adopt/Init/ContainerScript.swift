/// The script that runs a package's check in a Linux container. It is `CI/container` of this
/// repository, with the words changed that differ for a user's package.
enum ContainerScript {
  /// Returns the text of the script for a package whose executable checks an app.
  ///
  /// - Parameter mounts: The paths of folders that the package needs as well, outside of the folder
  ///   above the package.
  static func text(product: String, mounts: [String]) -> String {
    var text = original
    for (word, own) in [
      ("\"$(dirname \"$0\")/..\"", "\"$(dirname \"$0\")\""),
      ("CI/container", "./container"),
      ("${TURNSTILE_PRODUCT:-turnstile}", "${TURNSTILE_PRODUCT:-\(product)}"),
      ("if it is not `turnstile`", "if it is not `\(product)`"),
    ] {
      text = text.replacing(word, with: own)
    }
    for mount in mounts {
      text = text.replacing(
        "--workdir", with: "--volume \"\(mount):\(mount)\" --workdir", maxReplacements: 1)
    }
    return text
  }

  /// The text of this repository's script `CI/container`, from which the written script is made. A
  /// test checks that both are equal.
  static let original = #"""
    #!/usr/bin/env bash
    # Runs the gate in a Linux container: on a Mac, or wherever the toolchain is not installed.
    #
    #   CI/container [OPTION or SUBJECT…]          the gate, with these arguments
    #   CI/container --command swift test          something else, in the same place
    #
    # The engine is Apple's `container`, Docker or Podman, whichever works first; TURNSTILE_ENGINE chooses. The folder above the
    # package is mounted, so that an app or a package beside it is seen, and what is built there stays in .build/container.
    # TURNSTILE_IMAGE names the image, TURNSTILE_PRODUCT the executable, if it is not `turnstile`.
    set -euo pipefail
    cd "$(dirname "$0")/.."
    package=$PWD
    above=$(dirname "$package")
    name=$(basename "$package")
    image=${TURNSTILE_IMAGE:-docker.io/library/swift:6.3}
    product=${TURNSTILE_PRODUCT:-turnstile}
    build=.build/container

    fail() {
      printf '%s\n' "$@" >&2
      exit 2
    }

    case $above in
      *:* | *,*) fail "$above: a folder with ':' or ',' in its path cannot be mounted. Move the package elsewhere." ;;
    esac

    # Whether an engine is there and answers.
    works() {
      command -v "$1" >/dev/null || return 1
      case $1 in
        container) container list >/dev/null 2>&1 || container system start >/dev/null 2>&1 ;;
        *) "$1" info >/dev/null 2>&1 ;;
      esac
    }

    engine=${TURNSTILE_ENGINE:-}
    case $engine in
      '')
        for candidate in container docker podman; do
          if works "$candidate"; then
            engine=$candidate
            break
          fi
        done
        [ -n "$engine" ] || fail \
          "No container engine answers: neither Apple's container, nor Docker, nor Podman." \
          "Install one of them, or start it: 'container system start', or the Docker application."
        ;;
      container | docker | podman)
        works "$engine" || fail "TURNSTILE_ENGINE is $engine, and it does not answer. Install it, or start it."
        ;;
      *) fail "TURNSTILE_ENGINE must be container, docker or podman (was '$engine')." ;;
    esac

    options=(run --rm --volume "$above:/mnt" --workdir "/mnt/$name" --env HOME=/tmp)
    # So that what is written for outside has the names of outside.
    options+=(--env "TURNSTILE_OUTSIDE=$above")
    for variable in TURNSTILE TURNSTILE_SEED TURNSTILE_RUNS TURNSTILE_SEEDS TURNSTILE_STRICT; do
      if [ -n "${!variable:-}" ]; then options+=(--env "$variable=${!variable}"); fi
    done
    if [ -t 0 ] && [ -t 1 ]; then options+=(--interactive --tty); fi
    case $engine in
      # A virtual machine of its own, which is small unless told.
      container) options+=(--cpus "$(getconf _NPROCESSORS_ONLN)" --memory 6G) ;;
      # What is written belongs to who runs this, and not to root.
      docker) options+=(--user "$(id -u):$(id -g)") ;;
      podman) options+=(--userns keep-id) ;;
    esac

    if [ "${1:-}" = --command ]; then
      shift
      [ $# -gt 0 ] || fail "--command needs a command: CI/container --command swift test"
      # What is printed there is typed here.
      options+=(--env "TURNSTILE_SHELL=CI/container --command")
      # A build of the container's and one of this machine's must not meet in one folder.
      if [ "$1" = swift ] && [ $# -gt 1 ]; then
        case $2 in
          build | run | test) set -- swift "$2" --scratch-path "$build" "${@:3}" ;;
          package) set -- swift package --scratch-path "$build" "${@:3}" ;;
        esac
      fi
    else
      options+=(--env TURNSTILE_COMMAND=CI/container)
      set -- swift run --scratch-path "$build" "$product" "$@"
    fi
    exec "$engine" "${options[@]}" "$image" "$@"
    """# + "\n"
}
