/// The script with which the reader's browser draws the film's frames. It makes the same SVG
/// elements as a still picture, and changes them from frame to frame.
enum ScriptPlayer {
  static let text = #"""
    'use strict';
    const D = JSON.parse(document.getElementById('data').textContent);
    const NS = 'http://www.w3.org/2000/svg';
    const F = D.frames.f, S = D.frames.s, N = D.nodes;
    const $ = id => document.getElementById(id);
    const el = (name, attributes, parent) => {
      const e = document.createElementNS(NS, name);
      for (const k in attributes || {}) e.setAttribute(k, attributes[k]);
      if (parent) parent.appendChild(e);
      return e;
    };
    const time = i => F[i][0];

    // The whole state of a frame is the changes up to it. Every 64th is kept, so that going back is no further than that.
    const kept = new Map();
    const blank = () => ({ at: -1, look: new Map(), tree: [], size: [0, 0] });
    const copy = s => ({ at: s.at, look: new Map([...s.look].map(([k, v]) => [k, v.slice()])), tree: s.tree, size: s.size });
    function advance(s) {
      const f = F[++s.at];
      if (f[3]) s.tree = f[3];
      if (f[5]) s.size = f[5];
      for (let i = 0, c = f[4]; i < c.length; i += 3) {
        let look = s.look.get(c[i]);
        if (!look) s.look.set(c[i], look = [0, 0, 0, 0, 0].map(() => -1));
        look[c[i + 1]] = c[i + 2];
      }
      if (s.at % 64 === 0 && !kept.has(s.at)) kept.set(s.at, copy(s));
      return s;
    }
    let walking = blank();
    function stateAt(i) {
      if (walking.at > i || walking.at < i - 64) {
        let from = i - i % 64;
        while (from > walking.at && !kept.has(from)) from -= 64;
        if (walking.at > i || from > walking.at) walking = kept.has(from) ? copy(kept.get(from)) : blank();
      }
      while (walking.at < i) advance(walking);
      return walking;
    }

    let clips = 0;
    class Screen {
      constructor(svg, prefix) {
        this.svg = svg;
        this.items = new Map();
        this.id = prefix;
        const defs = el('defs', {}, svg);
        this.glassClip = el('rect', { rx: 6 }, el('clipPath', { id: prefix + 'glass' }, defs));
        this.app = el('g', { id: prefix + 'app' }, defs);
        this.device = el('rect', { class: 'device', x: -5, y: -5, rx: 10 }, svg);
        this.ghost = el('use', { href: '#' + prefix + 'app', class: 'ghost' }, svg);
        const shown = el('g', { 'clip-path': `url(#${prefix}glass)` }, svg);
        this.glass = el('rect', { class: 'glass' }, shown);
        el('use', { href: '#' + prefix + 'app' }, shown);
        this.edge = el('rect', { class: 'edge', rx: 6 }, svg);
        this.over = el('g', {}, svg);
        this.tree = null;
        this.size = '';
      }
      item(node) {
        let it = this.items.get(node);
        if (!it) {
          const g = el('g');
          it = { g, own: el('g', {}, g), look: [-1, -1, -1, -1, -1], clip: null };
          this.items.set(node, it);
        }
        return it;
      }
      show(i) {
        const s = stateAt(i);
        if (this.size !== s.size.join()) this.resize(s.size);
        if (this.tree !== s.tree) {
          this.tree = s.tree;
          for (const it of this.items.values()) it.g.remove();
          for (let k = 0; k < s.tree.length; k += 2) {
            const parent = s.tree[k + 1] < 0 ? this.app : this.item(s.tree[k + 1]).g;
            parent.appendChild(this.item(s.tree[k]).g);
          }
        }
        for (let k = 0; k < s.tree.length; k += 2) this.dress(this.item(s.tree[k]), s.look.get(s.tree[k]));
        this.glass.setAttribute('class', this.isEmpty(s) ? 'void' : 'glass');
        this.fingers(i);
        return s;
      }
      dress(it, look) {
        for (let field = 0; field < 5; field++) {
          if (it.look[field] === look[field]) continue;
          it.look[field] = look[field];
          const value = S[look[field]];
          const put = (name, v) => v ? it.g.setAttribute(name, v) : it.g.removeAttribute(name);
          if (field === 0) put('transform', value);
          else if (field === 1) put('opacity', value);
          else if (field === 2) it.g.classList.toggle('hid', value === '1');
          else if (field === 3) {
            if (it.clip) it.clip.remove();
            it.clip = null;
            if (value) {
              it.clip = el('clipPath', { id: this.id + 'c' + ++clips }, this.svg.querySelector('defs'));
              it.clip.innerHTML = value;
            }
            put('clip-path', value && `url(#${it.clip.id})`);
          } else it.own.innerHTML = value;
        }
      }
      // Where nothing that a controller has to show is on the screen, a person sees black.
      isEmpty(s) {
        const [w, h] = s.size;
        for (let k = 0; k < s.tree.length; k += 2) {
          if (N[s.tree[k]][1] !== 1 || this.hidden(s.tree[k])) continue;
          const c = this.corners(s.tree[k]);
          if (c && c.some(p => p[0] < w - 1) && c.some(p => p[0] > 1) && c.some(p => p[1] < h - 1) && c.some(p => p[1] > 1)) return false;
        }
        return true;
      }
      resize(size) {
        this.size = size.join();
        const [w, h] = size, m = this.id === 's' ? 60 : 12;
        this.svg.setAttribute('viewBox', `${-m} ${-m / 2} ${w + 2 * m} ${h + m}`);
        for (const r of [this.glassClip, this.glass, this.edge]) { r.setAttribute('width', w); r.setAttribute('height', h); }
        this.device.setAttribute('width', w + 10);
        this.device.setAttribute('height', h + 10);
      }
      corners(node) {
        const it = this.items.get(node);
        if (!it || !it.g.isConnected || !this.tree.includes(node)) return null;
        const shape = it.own.querySelector('rect,polygon');
        if (!shape) return null;
        let p;
        if (shape.tagName === 'rect') {
          const v = n => +shape.getAttribute(n);
          const [x, y, w, h] = [v('x'), v('y'), v('width'), v('height')];
          p = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
        } else p = shape.getAttribute('points').split(' ').map(q => q.split(',').map(Number));
        let m = new DOMMatrix();
        for (let g = it.g; g && g !== this.app; g = g.parentNode) {
          const t = g.getAttribute('transform');
          if (t) m = new DOMMatrix(t.replace(/ /g, ',').replace('matrix,', 'matrix')).multiply(m);
        }
        return p.map(([x, y]) => { const q = m.transformPoint(new DOMPoint(x, y)); return [q.x, q.y]; });
      }
      hidden(node) {
        for (let g = (this.items.get(node) || {}).g; g && g !== this.app; g = g.parentNode)
          if (g.classList.contains('hid') || +(g.getAttribute('opacity') || 1) <= 0.01) return true;
        return false;
      }
      fingers(i) {
        this.over.replaceChildren();
        const f = F[i][2];
        for (let k = 0; k < f.length; k += 3) {
          const trail = [];
          for (let j = i; j >= 0 && j > i - 400; j--) {
            const g = F[j][2], at = g.findIndex((v, n) => n % 3 === 0 && v === f[k]);
            if (at < 0) break;
            trail.push(g[at + 1] + ',' + g[at + 2]);
          }
          if (trail.length > 1) el('polyline', { class: 'trail', points: trail.join(' ') }, this.over);
          el('circle', { class: 'finger', cx: f[k + 1], cy: f[k + 2], r: 26 }, this.over);
          el('circle', { class: 'dot', cx: f[k + 1], cy: f[k + 2], r: 7 }, this.over);
        }
      }
      outline(broken) {
        D.blamed.slice(0, 4).forEach(([node, name], place) => {
          let c = this.corners(node), gone = false;
          // What is gone is outlined where it was.
          if (!c && D.was[place] && broken) { c = D.was[place]; gone = true; }
          if (!c) return;
          const points = c.map(p => p.map(v => v.toFixed(1)).join(',')).join(' ');
          const hid = gone || this.hidden(node);
          el('polygon', { class: 'halo', points }, this.over);
          el('polygon', { class: (broken ? 'blame' : 'was') + (hid ? ' unseen' : ''), points }, this.over);
          const text = (broken ? '✕ ' : '') + name + (gone ? ' (gone)' : hid ? ' (hidden)' : '');
          const w = text.length * 11 + 20;
          const x = Math.min(Math.max(Math.min(...c.map(p => p[0])), 4), Math.max(4, +this.glass.getAttribute('width') - w - 4));
          const y = Math.min(Math.max(Math.min(...c.map(p => p[1])) + 8, 8), +this.glass.getAttribute('height') - 46) + place * 40;
          el('rect', { class: 'plate ' + (broken ? 'blame-plate' : 'was-plate'), x, y, width: w, height: 34, rx: 8 }, this.over);
          el('text', { class: 'tag', x: x + 10, y: y + 24 }, this.over).textContent = text;
        });
      }
    }
    """#
}
