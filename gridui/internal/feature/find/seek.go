// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import "math/bits"

// sought is the outcome of a search for a hit.
type sought struct {
	hit
	// found reports a hit, and wrapped that the search reached it past the end of the rows. waits reports that
	// rows on the way are not examined yet.
	found, wrapped, waits bool
}

// next returns the hit after a cell. With itself, it may be the cell.
func (p *pass) next(from hit, itself bool) sought {
	col := from.col
	if !itself {
		col++
	}
	if from.line >= p.rows.N || from.line < 0 {
		from.line, col = 0, 0
	}
	if p.rows.N == 0 {
		return sought{}
	}
	if p.isCounted(from.line) {
		if at := p.firstIn(from.line, col); at >= 0 {
			return sought{hit: hit{from.line, at}, found: true}
		}
	} else {
		return sought{waits: true}
	}
	if s := p.seek(from.line+1, p.rows.N, 1); s.found || s.waits {
		return s
	}
	s := p.seek(0, from.line+1, 1)
	s.wrapped = s.found
	return s
}

// previous returns the hit before a cell.
func (p *pass) previous(from hit) sought {
	if from.line >= p.rows.N || from.line < 0 {
		from = hit{p.rows.N - 1, len(p.cols)}
	}
	switch {
	case p.rows.N == 0:
		return sought{}
	case !p.isCounted(from.line):
		return sought{waits: true}
	}
	if at := p.lastIn(from.line, from.col); at >= 0 {
		return sought{hit: hit{from.line, at}, found: true}
	}
	if s := p.seek(from.line-1, -1, -1); s.found || s.waits {
		return s
	}
	s := p.seek(p.rows.N-1, from.line-1, -1)
	s.wrapped = s.found
	return s
}

func (p *pass) isCounted(line int) bool { return p.chunks[line/p.per].Load() != 0 }

// seek returns the first hit on the lines from from to before to, backwards if step is -1.
func (p *pass) seek(from, to, step int) sought {
	for line := from; line != to; {
		switch p.chunks[line/p.per].Load() {
		case 0:
			return sought{waits: true}
		case 1:
			// No hit in the chunk.
			first, end := p.lines(line / p.per)
			if step > 0 {
				line = min(end, to)
			} else {
				line = max(first-1, to)
			}
			continue
		}
		col := -1
		if step > 0 {
			col = p.firstIn(line, 0)
		} else {
			col = p.lastIn(line, len(p.cols))
		}
		if col >= 0 {
			return sought{hit: hit{line, col}, found: true}
		}
		line += step
	}
	return sought{}
}

// firstIn returns the first hit of a line from a column, or -1.
func (p *pass) firstIn(line, col int) int {
	for w := range p.words {
		if word := p.hitsOf(line, w) &^ below(col, w); word != 0 {
			return 64*w + bits.TrailingZeros64(word) - 1
		}
	}
	return -1
}

// lastIn returns the last hit of a line before a column, or -1.
func (p *pass) lastIn(line, col int) int {
	for w := p.words - 1; w >= 0; w-- {
		if word := p.hitsOf(line, w) & below(col, w); word != 0 {
			return 64*w + bits.Len64(word) - 2
		}
	}
	return -1
}

// anyIn reports whether a line from first to before end has a known hit. While hits are counted it checks
// whole chunks, since frames call it often.
func (p *pass) anyIn(first, end int) bool {
	rough := !p.finished()
	for line := max(first, 0); line < min(end, p.rows.N); {
		if p.chunks[line/p.per].Load() <= 1 {
			_, line = p.lines(line / p.per)
			continue
		}
		if _, last := p.lines(line / p.per); rough || line%p.per == 0 && last <= end {
			return true
		}
		for w := range p.words {
			if p.hitsOf(line, w) != 0 {
				return true
			}
		}
		line++
	}
	return false
}
