/// The script of a page's controls, which play, step and jump, copy texts, switch the colours, and
/// show the layers from the side.
enum ScriptControls {
  static let text = #"""
    const stage = new Screen($('stage'), 's');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let now = 0, playing = false, speed = 0.25, deep = false;
    const eventFrames = [...new Set(D.events.map(e => e[1]).concat(D.keys.map(k => k[0])))].sort((a, b) => a - b);
    const logItems = [...$('log').children];
    const firstBroken = D.scene ? D.scene[1] : F.length - 1;

    function show(i, quiet) {
      now = Math.max(0, Math.min(F.length - 1, i));
      stage.show(now);
      const broken = D.scene && now >= D.scene[1];
      if (D.scene && $('outline').getAttribute('aria-pressed') === 'true' && (broken || now <= D.scene[0])) stage.outline(broken);
      $('seek').value = now;
      $('seek').setAttribute('aria-valuetext', `${ms(time(now))}, frame ${now + 1} of ${F.length}`);
      $('now').textContent = ms(time(now));
      $('count').textContent = `frame ${now + 1} of ${F.length}`;
      const here = D.events.filter(e => e[1] === now).map(e => e[3]);
      $('says').textContent = here.length ? here.slice(0, 5).join(' · ') + (here.length > 5 ? ` · and ${here.length - 5} more` : '') : ' ';
      showLanes(now);
      mark();
      if (deep) drawDeep();
      if (!quiet) remember();
    }
    let pending = 0;
    function remember() {
      if (playing) return;
      clearTimeout(pending);
      pending = setTimeout(() => history.replaceState(null, '', '#t=' + (Math.round(time(now) * 1000) / 1000) + 'ms'), 120);
    }
    let lit = null, litKey = null;
    function mark() {
      let low = 0, high = D.events.length;
      while (low < high) { const m = (low + high) >> 1; if (D.events[m][1] <= now) low = m + 1; else high = m; }
      const next = logItems[low - 1] || null;
      if (next !== lit) {
        if (lit) { lit.classList.remove('on'); lit.removeAttribute('aria-current'); }
        lit = next;
        if (lit) {
          lit.classList.add('on');
          lit.setAttribute('aria-current', 'true');
          const box = $('log');
          box.scrollTop = lit.offsetTop - box.offsetTop - box.clientHeight / 2;
        }
      }
      const key = [...keyButtons].reverse().find(b => b.frame <= now);
      if (key !== litKey) {
        if (litKey) litKey.button.removeAttribute('aria-current');
        litKey = key;
        if (key) key.button.setAttribute('aria-current', 'true');
      }
    }
    function play(on) {
      playing = on;
      $('play').textContent = on ? '❚❚ Pause' : '▶ Play';
      if (!on) return remember();
      if (now >= F.length - 1) show(0, true);
      let x = X[now], last = null;
      const tick = stamp => {
        if (!playing) return;
        if (last !== null) x += (stamp - last) * speed;
        last = stamp;
        let i = now;
        while (i < F.length - 1 && X[i + 1] <= x) i++;
        if (i !== now) show(i, true);
        if (now >= F.length - 1) return play(false);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    }
    function step(by) { play(false); show(now + by); }
    function jump(by) {
      play(false);
      const next = by > 0 ? eventFrames.find(f => f > now) : [...eventFrames].reverse().find(f => f < now);
      show(next === undefined ? (by > 0 ? F.length - 1 : 0) : next);
    }

    // The filmstrip: each key frame a small screen, drawn when it comes into sight.
    const keyButtons = [];
    const seen = new IntersectionObserver(entries => entries.forEach(e => {
      if (!e.isIntersecting || e.target.done) return;
      e.target.done = true;
      const screen = new Screen(e.target.querySelector('svg'), 'k' + e.target.place);
      screen.show(e.target.frame);
      if (e.target.classList.contains('bad')) screen.outline(true);
    }), { rootMargin: '200px' });
    D.keys.forEach(([frame, words, broken], place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = broken ? 'bad' : '';
      button.frame = frame;
      button.place = place;
      button.appendChild(el('svg', { viewBox: '0 0 390 844', 'aria-hidden': 'true' }));
      const head = document.createElement('b');
      head.textContent = (broken ? '✕ ' : '') + ms(time(frame));
      const told = document.createElement('span');
      told.textContent = words.slice(0, 4).join(' · ');
      button.append(head, told);
      button.addEventListener('click', () => { play(false); show(frame); });
      const item = document.createElement('li');
      item.appendChild(button);
      $('film').appendChild(item);
      keyButtons.push({ frame, button });
      seen.observe(button);
    });

    // The layers from the side: each a step nearer to the eye than what it is in.
    function drawDeep() {
      const box = $('deep'), s = stateAt(now), [w, h] = s.size;
      const depth = new Map(), slabs = [];
      const spread = +$('spread').value;
      let deepest = 1;
      for (let k = 0; k < s.tree.length; k += 2) {
        const d = s.tree[k + 1] < 0 ? 0 : depth.get(s.tree[k + 1]) + 1;
        depth.set(s.tree[k], d);
        const c = stage.corners(s.tree[k]);
        if (c) { deepest = Math.max(deepest, d); slabs.push([s.tree[k], d, c]); }
      }
      const turn = ([x, y], d) => [(x - w / 2) * 0.78 + d * spread * 0.9, y + (x - w / 2) * 0.28 - d * spread * 0.25];
      box.replaceChildren();
      const all = [];
      for (const [node, d, c] of slabs) {
        const p = c.map(q => turn(q, d));
        all.push(...p);
        const own = stage.items.get(node).own.querySelector('rect,polygon');
        const fill = own && own.getAttribute('fill');
        const bad = D.blamed.some(b => b[0] === node);
        const slab = el('polygon', { class: 'slab' + (bad ? ' bad' : ''), points: p.map(q => q.map(v => v.toFixed(1)).join(',')).join(' '),
          fill: !fill || fill === 'none' ? 'transparent' : fill, 'stroke-dasharray': stage.hidden(node) ? '4 8' : 'none' }, box);
        el('title', {}, slab).textContent = N[node][0] + (stage.hidden(node) ? ' (hidden)' : '');
        if (N[node][1] || bad) el('text', { x: p[0][0] + 6, y: p[0][1] - 6 }, box).textContent = (bad ? '✕ ' : '') + N[node][0].slice(0, 40);
      }
      const xs = all.map(p => p[0]), ys = all.map(p => p[1]), m = 30;
      if (all.length) box.setAttribute('viewBox', [Math.min(...xs) - m, Math.min(...ys) - m, Math.max(...xs) - Math.min(...xs) + 2 * m, Math.max(...ys) - Math.min(...ys) + 2 * m].map(v => v.toFixed(0)).join(' '));
    }

    buildLanes($('lanes'), i => { play(false); show(i); });
    $('seek').max = F.length - 1;
    $('seek').addEventListener('input', e => { play(false); show(+e.target.value); });
    $('play').addEventListener('click', () => play(!playing));
    for (const [id, run] of [['first', () => step(-1e9)], ['back', () => step(-1)], ['next', () => step(1)], ['last', () => step(1e9)],
      ['event-back', () => jump(-1)], ['event-next', () => jump(1)], ['to-broken', () => { play(false); show(firstBroken); }]])
      $(id) && $(id).addEventListener('click', run);
    $('speed').addEventListener('change', e => { speed = +e.target.value; });
    $('outline').addEventListener('click', e => {
      e.target.setAttribute('aria-pressed', String(e.target.getAttribute('aria-pressed') !== 'true'));
      show(now, true);
    });
    $('spread').addEventListener('input', () => drawDeep());
    new IntersectionObserver(e => { deep = e[0].isIntersecting; if (deep) drawDeep(); }, { rootMargin: '300px' }).observe($('deep'));
    $('log').addEventListener('click', e => {
      const item = e.target.closest('li');
      if (item) { play(false); show(D.events[logItems.indexOf(item)][1]); }
    });
    document.addEventListener('keydown', e => {
      if (e.altKey || e.ctrlKey || e.metaKey || /^(SELECT|TEXTAREA)$/.test(e.target.tagName)) return;
      if (e.target.type === 'range' && e.target.id !== 'seek') return;
      const onButton = e.target.tagName === 'BUTTON' || e.target.tagName === 'SUMMARY' || e.target.tagName === 'A';
      const act = { ArrowLeft: () => e.shiftKey ? jump(-1) : step(-1), ArrowRight: () => e.shiftKey ? jump(1) : step(1),
        Home: () => step(-1e9), End: () => step(1e9), ' ': () => onButton ? null : play(!playing) }[e.key];
      if (!act || (e.key === ' ' && onButton)) return;
      e.preventDefault();
      act();
    });
    // A finger that is drawn across the stage goes through time.
    let grip = null;
    $('stage').addEventListener('pointerdown', e => { grip = [e.clientX, now]; $('stage').setPointerCapture(e.pointerId); });
    $('stage').addEventListener('pointermove', e => {
      if (!grip) return;
      const by = Math.round((e.clientX - grip[0]) / $('stage').clientWidth * Math.max(24, Math.min(F.length, 240)));
      if (by) { play(false); show(grip[1] + by); }
    });
    for (const end of ['pointerup', 'pointercancel']) $('stage').addEventListener(end, () => { grip = null; });
    document.querySelectorAll('[data-copy]').forEach(button => button.addEventListener('click', async () => {
      const text = $(button.dataset.copy).textContent;
      let done = true;
      try { await navigator.clipboard.writeText(text); } catch {
        const range = document.createRange();
        range.selectNodeContents($(button.dataset.copy));
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        done = document.execCommand('copy');
      }
      $('told').textContent = done ? button.dataset.what + ' copied.' : 'Selected: copy it by hand.';
      const old = button.textContent;
      button.textContent = done ? '✓ Copied' : 'Selected';
      setTimeout(() => { button.textContent = old; }, 1500);
    }));
    function land() {
      const t = /[#&]t=([\d.]+)ms/.exec(location.hash);
      show(t ? frameAt(+t[1] + 0.0005) : firstBroken, true);
    }
    addEventListener('hashchange', land);
    land();
    window.film = { show, frames: F.length, get now() { return now; }, get playing() { return playing; } };
    """#

  /// The script that switches between light and dark colours. Pages without a film need it, too.
  static let theme = #"""
    document.getElementById('theme').addEventListener('click', () => {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
    });
    """#
}
