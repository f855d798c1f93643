// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"iter"
	"math/bits"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// placeRows returns the items at the places lo … hi-1 of an outline.
func placeRows(o *rowmodel.Outline, lo, hi coord.Place) iter.Seq[coord.Item] {
	return func(yield func(coord.Item) bool) {
		for place := lo; place < hi; place++ {
			if !yield(o.Item(place)) {
				return
			}
		}
	}
}

// bitRows returns the rows of a set.
func bitRows(b rowmodel.Bits) iter.Seq[coord.Item] {
	return func(yield func(coord.Item) bool) {
		for i, w := range b {
			for ; w != 0; w &= w - 1 {
				if !yield(coord.Item(64*i + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}

// numbers returns the rows lo … hi-1.
func numbers(lo, hi coord.Record) dataset.RowList {
	return dataset.RowList{Each: func(yield func(coord.Item) bool) {
		for row := lo; row < hi && yield(row.Item()); row++ {
		}
	}, Most: int(max(hi-lo, 0))}
}

// Spreads reports whether selecting a row selects those below it.
func (sel *Rows) Spreads() bool {
	s := &sel.Options.Selection
	return s.Mode == option.SelectMulti && s.Propagate != option.PropagateNone && sel.Data.Order.Outline() != nil
}

// itemSpan returns the rows of items lo … hi-1, on any page. If selecting a row selects its
// descendants, these include rows below closed rows.
func (sel *Rows) itemSpan(lo, hi coord.Index) dataset.RowList {
	switch {
	case lo >= hi:
		return dataset.ListOf()
	case sel.Spreads():
		o := sel.Data.Order.Model.Outline()
		first, end := o.At(lo), coord.Place(o.Places())
		if hi < coord.Index(o.Len()) {
			end = o.At(hi)
		}
		return dataset.RowList{Each: placeRows(o, first, end), Most: int(end - first)}
	case sel.Data.Order.Outline() != nil:
		o := sel.Data.Order.Outline()
		var rows []coord.Item
		for place := o.At(lo); place <= o.At(hi-1); place++ {
			if it := o.Item(place); it >= 0 && o.Index(place) >= 0 {
				rows = append(rows, it)
			}
		}
		return dataset.ListOf(rows...)
	case sel.Data.Order.On:
		rows := make([]int32, hi-lo)
		for i := range rows {
			rows[i] = int32(sel.Data.Order.Model.Item(lo + coord.Index(i)))
		}
		return dataset.RowList{Each: func(yield func(coord.Item) bool) {
			for _, row := range rows {
				if !yield(coord.Item(row)) {
					return
				}
			}
		}, Most: len(rows)}
	}
	return numbers(coord.Record(lo), coord.Record(hi)) // without order the items are the records
}

// passing returns the rows that pass the filter, nil if all do.
func (sel *Rows) passing() rowmodel.Bits {
	if !sel.Data.Order.On {
		return nil
	}
	return sel.Data.Order.Model.Passing()
}

// family returns the rows that selecting a body row selects: the row and, depending on the options,
// its descendants.
func (sel *Rows) family(shown coord.Pos) dataset.RowList {
	it := sel.Data.SourceOf(shown)
	own := dataset.ListOf(it)
	if !sel.Spreads() {
		return own
	}
	if sel.Options.Selection.Propagate == option.PropagateDescendants && sel.Data.Order.Tree != nil && it >= 0 {
		return own.And(sel.descendants(it.Record()))
	}
	o, place := sel.Data.Order.Model.Outline(), sel.Data.PlaceOf(shown)
	if place < 0 {
		return own
	}
	below := dataset.RowList{Each: placeRows(o, place+1, o.End(place)), Most: int(o.End(place) - place - 1)}
	if pass := sel.passing(); pass != nil && below.Most > 0 {
		all := below.Each
		pass = slices.Clone(pass)
		below.Each = func(yield func(coord.Item) bool) {
			for row := range all {
				if row >= 0 && pass.Has(int(row)) && !yield(row) {
					return
				}
			}
		}
	}
	return own.And(below)
}

// descendants returns all rows below a row of a tree, whether they pass the filter or not.
func (sel *Rows) descendants(row coord.Record) dataset.RowList {
	tree, n := sel.Data.Order.Tree.Tree, sel.Data.Order.Tree.Len()
	return dataset.RowList{Each: func(yield func(coord.Item) bool) {
		const unknown, below, apart = 0, 1, 2
		known := make([]uint8, n)
		known[row] = below
		var way []coord.Record
		for i := range coord.Record(n) {
			way = way[:0]
			at := i
			for at >= 0 && known[at] == unknown {
				way = append(way, at)
				at = tree.Parent(at)
			}
			what := uint8(apart)
			if at >= 0 {
				what = known[at]
			}
			for _, on := range way {
				known[on] = what
			}
			if known[i] == below && i != row && !yield(i.Item()) {
				return
			}
		}
	}, Most: n}
}

// scope returns the rows of "select all"; whole is set if these are all rows.
func (sel *Rows) scope() (rows dataset.RowList, whole bool) {
	switch sel.scopeKind() {
	case option.SelectScopePage:
		return sel.itemSpan(sel.Data.Order.Lo, sel.Data.Order.Hi), false
	case option.SelectScopeFiltered:
		if pass := sel.passing(); pass != nil {
			return dataset.RowList{Each: bitRows(slices.Clone(pass)), Most: pass.Count()}, false
		}
	}
	r := sel.Data.Reader()
	return numbers(0, coord.Record(r.N)), true
}

// scopeKind returns the scope. A page that shows all rows counts as the filtered scope.
func (sel *Rows) scopeKind() option.SelectScope {
	s := sel.Options.Selection.Scope
	if s == option.SelectScopePage && !sel.Data.Outlined() && sel.Data.Order.Lo == 0 && sel.Data.Order.Hi >= coord.Index(sel.Data.ItemCount()) {
		return option.SelectScopeFiltered
	}
	return s
}

// scopeCount returns the numbers of selected and of selectable rows in the scope.
func (sel *Rows) scopeCount() (selected, total int) {
	t := &sel.State.tally
	switch sel.scopeKind() {
	case option.SelectScopePage:
		rows, _ := sel.scope()
		r := sel.Data.Reader()
		for row := range sel.Data.Named(rows, &r).Each {
			if row < 0 || t.able != nil && !t.able.Has(int(row)) {
				continue
			}
			total++
			if !r.Unread && t.marks.Has(row.Record()) || r.Unread && sel.SelectedRecord(&r, row) {
				selected++
			}
		}
		return selected, total
	case option.SelectScopeFiltered:
		if pass := sel.passing(); pass != nil {
			return t.marks.CountIn(pass), countBoth(pass, t.able)
		}
	}
	return t.count, t.ables
}

// headMark caches the state of the check box in the header, and what it depends on.
type headMark struct {
	share rowmodel.Share
	// none is set if no row can be selected.
	none bool
	key  headKey
}

type headKey struct {
	tally, rows uint32
	lo, hi      coord.Index
	scope       option.SelectScope
	spread      bool
}

// HeadMark returns the state of the check box in the header, and whether no row can be selected.
// While the selected rows are being counted it returns the previous state.
func (sel *Rows) HeadMark() (share rowmodel.Share, none bool) {
	h := &sel.State.head
	key := headKey{
		tally: sel.State.tally.rev, rows: sel.Data.RowsRev, lo: sel.Data.Order.Lo, hi: sel.Data.Order.Hi,
		scope: sel.Options.Selection.Scope, spread: sel.Spreads(),
	}
	if h.key != key && sel.inStep() {
		selected, total := sel.scopeCount()
		*h = headMark{share: rowmodel.ShareOf(selected, total), none: total == 0, key: key}
	}
	return h.share, h.none
}

// markedPlaces holds the places of an outline whose rows are selected, and the places whose rows
// are selected with a row above.
type markedPlaces struct {
	of           *rowmodel.Outline
	walks        uint32
	propagate    option.Propagate
	marked, able rowmodel.Bits
}

// shareOf returns the share of selected rows below a body row. ok is false if none of them can be
// selected.
func (sel *Rows) shareOf(shown coord.Pos) (share rowmodel.Share, ok bool) {
	p, t := &sel.State.places, &sel.State.tally
	o, place := sel.Data.Order.Model.Outline(), sel.Data.PlaceOf(shown)
	if p.of != o || p.walks != t.walks || p.propagate != sel.Options.Selection.Propagate {
		*p = markedPlaces{of: o, walks: t.walks, propagate: sel.Options.Selection.Propagate}
		p.marked, p.able = o.PlacesOf(&t.marks), sel.ablePlaces(o)
	}
	share = o.Share(place, p.marked, p.able)
	return share, share != rowmodel.None || o.Share(place, p.able, p.able) != rowmodel.None
}

// ablePlaces returns the places of rows that can be selected with a row above.
func (sel *Rows) ablePlaces(o *rowmodel.Outline) rowmodel.Bits {
	t, pass := &sel.State.tally, sel.passing()
	if sel.Options.Selection.Propagate == option.PropagateDescendants {
		pass = nil
	}
	b := rowmodel.NewBits(o.Places())
	for place := range coord.Place(o.Places()) {
		row := int(o.Item(place))
		if row >= 0 && (pass == nil || pass.Has(row)) && (t.able == nil || t.able.Has(row)) {
			b.Set(int(place))
		}
	}
	return b
}

// mark notes a row that was selected or deselected individually.
func (sel *Rows) mark(row coord.Item, on bool) {
	sel.State.tally.put(row, on)
	p := &sel.State.places
	if p.of == nil || row < 0 {
		return
	}
	place := p.of.Place(row.Record())
	switch {
	case place < 0:
	case on:
		p.marked.Set(int(place))
	default:
		p.marked.Clear(int(place))
	}
}
