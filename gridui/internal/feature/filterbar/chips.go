// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// chipKind is the kind of filter of a chip.
type chipKind uint8

const (
	columnChip chipKind = iota
	quickChip
	termChip
)

// chip describes one filter in words.
type chip struct {
	kind chipKind
	// id is the column of a columnChip, term the number of a termChip among the terms of the expression.
	id   string
	term int
	// words describes the filter.
	words string
	// edit is the chip, remove its button that removes the filter.
	edit, remove ui.Button
	// at is its place in the bar, as if text ran from left to right; empty if there is no room for it.
	at image.Rectangle
}

// chips holds the chips of the active filters.
type chips struct {
	*Sources
	// all holds the current chips in its first n elements, and pooled ones after them.
	all []*chip
	n   int

	filters dataset.FilterState
	quick   string
	phrase  bool
	key     chipsKey
	known   bool
}

// chipsKey holds the inputs of the chips' words other than the filters.
type chipsKey struct {
	style, columns uint32
	language       string
}

// list returns the current chips.
func (c *chips) list() []*chip {
	if !c.Filtering.Enabled {
		return nil
	}
	o := c.Filtering
	key := chipsKey{c.Painter.StyleRev, c.Columns.Rev, c.Painter.Style.Texts.FilterAnd}
	fresh := !c.known || key != c.key || c.quick != o.Quick || c.phrase != o.QuickPhrase
	if c.filters.Take(dataset.FilterState{Columns: o.Columns, Expression: o.Expression}, fresh) {
		c.known, c.key, c.quick, c.phrase = true, key, o.Quick, o.QuickPhrase
		c.make()
	}
	return c.all[:c.n]
}

// make rebuilds the chips.
func (c *chips) make() {
	c.n = 0
	if strings.TrimSpace(c.quick) != "" {
		text := filterwords.Cut(c.quick, filterwords.MaxOperand)
		if c.phrase {
			text = "“" + strings.TrimSpace(text) + "”"
		}
		c.add(chip{kind: quickChip, words: c.Painter.Style.Texts.Filters.Quick + ": " + text})
	}
	texts := &c.Painter.Style.Texts
	for i := range c.filters.Columns {
		by := &c.filters.Columns[i]
		if by.Filter.Active() {
			header, kind := c.column(by.ColumnID)
			c.add(chip{id: by.ColumnID, words: filterwords.Named(header, by.Filter, kind, texts)})
		}
	}
	for i, term := range c.filters.Expression.Terms() {
		c.add(chip{kind: termChip, term: i, words: filterwords.Expression(&term, c.column, texts)})
	}
}

// add adds a chip. It reuses the buttons of the chip formerly in its place.
func (c *chips) add(now chip) {
	if c.n == len(c.all) {
		c.all = append(c.all, new(chip))
	}
	to := c.all[c.n]
	to.kind, to.id, to.term, to.words = now.kind, now.id, now.term, now.words
	c.n++
}

// remove removes the filter of a chip, like a user.
func (c *chips) remove(of *chip) {
	switch of.kind {
	case columnChip:
		c.Grid.SetFilter(of.id, filter.Filter{})
	case quickChip:
		dataset.SetQuick(c.Filtering, "", c.Report)
	case termChip:
		c.setExpression(withoutTerm(c.Filtering.Expression, of.term))
	}
}

// clear removes all filters, like a user.
func (c *chips) clear() {
	c.Grid.ClearFilters()
	c.setExpression(filter.Expr{})
	dataset.SetQuick(c.Filtering, "", c.Report)
}

// withoutTerm returns an expression without its term n.
func withoutTerm(e filter.Expr, n int) filter.Expr {
	terms := e.Terms()
	if len(terms) < 2 || n < 0 || n >= len(terms) {
		return filter.Expr{}
	}
	out := e.Clone()
	out.Parts = nil
	for i := range e.Parts {
		if e.Parts[i].Active() {
			if n--; n == -1 {
				continue
			}
		}
		out.Parts = append(out.Parts, e.Parts[i].Clone())
	}
	return out
}
