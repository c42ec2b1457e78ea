/// The script with which the reader's browser draws the timeline of events under the page's slider.
enum ScriptLanes {
  static let text = #"""
    // Where nothing moves for long, the axis is cut short: a minute of standing still takes no more room than a few frames.
    const X = [0];
    for (let i = 1; i < F.length; i++) X.push(X[i - 1] + Math.max(1, Math.min(F[i][0] - F[i - 1][0], 80)));
    const W = X[X.length - 1] || 1;
    function frameAt(t) {
      let low = 0, high = F.length - 1;
      while (low < high) { const m = (low + high + 1) >> 1; if (F[m][0] <= t + 1e-6) low = m; else high = m - 1; }
      return low;
    }
    function xOf(t) {
      const i = frameAt(t), n = Math.min(i + 1, F.length - 1), d = F[n][0] - F[i][0];
      return (X[i] + (d > 0 ? Math.max(0, Math.min(1, (t - F[i][0]) / d)) * (X[n] - X[i]) : 0)) / W * 1000;
    }
    const ms = t => (Math.round(t * 10) / 10).toLocaleString('en-US', { maximumFractionDigits: 1 }) + ' ms';
    const heads = [], laneViews = [];
    function laneValue(lane, t) {
      if (lane.g === 'progress') {
        const p = lane.p.filter(q => q[0] <= t).pop(), e = lane.e.filter(q => q[0] <= t).pop();
        return p ? (p[1] * 100).toFixed(1) + ' %' + (e ? ', finger ' + (e[1] * 100).toFixed(1) + ' %' : '') : 'not begun';
      }
      const here = lane.i.filter(s => s[0] <= t + 0.01 && (s[1] > t || s[1] === s[0] && t - s[0] < 20));
      if (here.length) return here[here.length - 1][2];
      const past = lane.i.filter(s => s[0] <= t).pop();
      return past ? (past[0] === past[1] ? 'after ' + past[2] : 'over') : 'not begun';
    }
    function buildLanes(box, pick) {
      for (const lane of D.lanes) {
        const row = document.createElement('div');
        row.className = 'lane';
        row.tabIndex = 0;
        row.setAttribute('role', 'group');
        const name = document.createElement('div');
        name.className = 'name';
        name.textContent = lane.n;
        const kind = document.createElement('small');
        kind.textContent = lane.g;
        if (lane.g !== lane.n) name.appendChild(kind);
        const svg = el('svg', { viewBox: '0 0 1000 28', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
        const val = document.createElement('div');
        val.className = 'val';
        for (const [from, to, words, k] of lane.i) {
          const x = xOf(from), w = xOf(to) - x;
          // States differ by height and place, too: waiting is low, a bad end is a cross.
          const e = from === to || w < 2
            ? el('path', { class: 'k' + k, d: k === 3 ? `M${x - 5} 5l5 7l5 -7h3l-6.5 9l6.5 9h-3l-5 -7l-5 7h-3l6.5 -9l-6.5 -9z` : `M${x - 4} 14l4 -9l4 9l-4 9z` }, svg)
            : el('rect', { class: 'k' + k, x, y: k === 0 ? 16 : k === 3 ? 5 : 9, width: w, height: k === 0 ? 6 : k === 3 ? 18 : 10, rx: 2 }, svg);
          el('title', {}, e).textContent = ms(from) + (to > from ? ' to ' + ms(to) : '') + ': ' + words;
        }
        const line = (points, cls) => points.length && el('polyline', { class: cls, 'vector-effect': 'non-scaling-stroke',
          points: points.map(([t, v]) => xOf(t).toFixed(1) + ',' + (25 - Math.max(0, Math.min(1.15, v)) * 21).toFixed(1)).join(' ') }, svg);
        line(lane.e, 'exp');
        line(lane.p, 'prog');
        for (const t of D.broken) el('line', { class: 'bad-line', x1: xOf(t), x2: xOf(t), y1: 0, y2: 28, 'vector-effect': 'non-scaling-stroke' }, svg);
        heads.push(el('line', { class: 'head-line', y1: 0, y2: 28, 'vector-effect': 'non-scaling-stroke' }, svg));
        const at = event => {
          const r = svg.getBoundingClientRect(), x = Math.max(0, Math.min(1, (event.clientX - r.left) / r.width)) * W;
          let i = 0;
          while (i < X.length - 1 && X[i + 1] <= x) i++;
          return i;
        };
        svg.addEventListener('pointerdown', e => { svg.setPointerCapture(e.pointerId); pick(at(e)); });
        svg.addEventListener('pointermove', e => {
          if (e.buttons) pick(at(e)); else val.textContent = ms(time(at(e))) + ': ' + laneValue(lane, time(at(e)));
        });
        svg.addEventListener('pointerleave', () => showLanes(now));
        row.append(name, svg, val);
        box.appendChild(row);
        laneViews.push({ lane, row, val });
      }
    }
    function showLanes(i) {
      const x = X[i] / W * 1000;
      for (const h of heads) { h.setAttribute('x1', x); h.setAttribute('x2', x); }
      for (const { lane, row, val } of laneViews) {
        const value = laneValue(lane, time(i));
        val.textContent = value;
        row.setAttribute('aria-label', `${lane.g === lane.n ? '' : lane.g + ' '}${lane.n}: ${value}`);
      }
    }
    """#
}
