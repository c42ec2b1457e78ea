#!/usr/bin/env bash
# One shard of the gate under `bazel test`. Bazel joins the XML; the JSON is among the test's outputs, for the merge.
set -euo pipefail
reports=${TEST_UNDECLARED_OUTPUTS_DIR:-.}
exec "${GATE:?"the path of the executable"}" --json "$reports/shard-${TEST_SHARD_INDEX:-0}.json" "$@"
