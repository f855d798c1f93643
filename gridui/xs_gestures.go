// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// anchor is the row that ranges begin at: the one that was selected or deselected
// last.
type anchor struct {
	set, on bool
	id      string
	item    int
	rows    dataset.RowsKey
}

// extent is the items that the selection was extended over last, for as long as
// nothing else is changed.
type extent struct {
	from, to int
	rev      uint64
	order    uint32
}

// setAnchor makes a row of the body the one that ranges begin at.
func (sel *rowSelection) setAnchor(shown int, on bool) {
	r := sel.data.Reader()
	sel.selected.anchor = anchor{set: true, on: on, id: sel.data.RowID(shown), item: sel.data.SourceOf(shown), rows: sel.data.RowsKey(&r)}
}

// anchorIndex is the item that ranges begin at, on whatever page; of very many rows
// that were given anew, on the one that shows.
func (sel *rowSelection) anchorIndex() (item int, ok bool) {
	a, r := &sel.selected.anchor, sel.data.Reader()
	if !a.set {
		return 0, false
	}
	item, ok = a.item, a.rows == sel.data.RowsKey(&r)
	if !ok && item >= 0 && r.N <= dataset.InlineRows {
		item, ok = sel.recordOf(a.id)
	}
	if !ok || item < 0 {
		row, ok := sel.data.FindShown(a.id, 0)
		return sel.lineOf(row), ok
	}
	if row, ok := sel.data.PinnedNumber(item); ok {
		return sel.lineOf(row), true
	}
	if sel.data.Order.On {
		item = sel.data.Order.Model.Index(item)
	}
	return item, item >= 0 && item < sel.data.ItemCount()
}

// boxClick toggles a row, or with Shift makes all rows from the anchor like it.
func (sel *rowSelection) boxClick(shown int, by events.Click) {
	if from, ok := sel.anchorIndex(); ok && sel.opt.Selection.HasRanges() && by.Modifiers.Contain(key.ModShift) {
		sel.selectStep(selectStep{rows: sel.spanBetween(from, sel.lineOf(shown)), on: sel.selected.anchor.on})
		return
	}
	sel.toggleSelected(shown)
}

// rowClick is a click on a row beside its box.
func (sel *rowSelection) rowClick(shown int, by events.Click) {
	if sel.data.SourceOf(shown) < 0 || sel.pick(shown).refused {
		return
	}
	more := by.Modifiers.Contain(key.ModShortcut)
	switch {
	case sel.opt.Selection.HasRanges() && by.Modifiers.Contain(key.ModShift):
		sel.extendTo(shown, shown, more)
	case more, by.Source == pointer.Touch && !sel.opt.Selection.Rows.Empty():
		sel.toggleSelected(shown)
	default:
		sel.selectOnly(shown)
	}
}

// selectOnly selects a row and deselects all others.
func (sel *rowSelection) selectOnly(shown int) {
	sel.selectStep(selectStep{reset: option.ResetNone, rows: sel.family(shown), on: true})
	sel.setAnchor(shown, true)
}

// toggleSelected does to a row what its box does.
func (sel *rowSelection) toggleSelected(shown int) {
	p := sel.pick(shown)
	if !p.box || p.refused {
		return
	}
	on := p.share != rowmodel.Every
	if on && sel.opt.Selection.Mode == option.SelectSingle {
		sel.selectOnly(shown)
		return
	}
	sel.selectStep(selectStep{rows: sel.family(shown), on: on})
	sel.setAnchor(shown, on)
}

// spanBetween is the rows that two items and those between them stand for.
func (sel *rowSelection) spanBetween(a, b int) dataset.RowList {
	return sel.span(min(a, b), max(a, b)+1)
}

// extendTo selects all rows from the anchor to a row of the body, where there is no
// anchor from another row, and, unless more is true, deselects the others. Going
// on from where it was extended before only changes the rows in between.
func (sel *rowSelection) extendTo(from, to int, more bool) {
	a, ok := sel.anchorIndex()
	if !ok {
		sel.setAnchor(from, true)
		a = sel.lineOf(from)
	}
	b, last := sel.lineOf(to), sel.selected.extent
	goesOn := !more && last.rev != 0 && last.rev == sel.opt.Selection.Rows.Rev() && last.order == sel.data.RowsRev && last.from == a
	switch {
	case goesOn && last.to >= a && b > last.to:
		sel.selectStep(selectStep{rows: sel.span(last.to+1, b+1), on: true})
	case goesOn && last.to <= a && b < last.to:
		sel.selectStep(selectStep{rows: sel.span(b, last.to), on: true})
	case goesOn && b >= a && last.to > b:
		sel.selectStep(selectStep{rows: sel.span(b+1, last.to+1)})
	case goesOn && b <= a && last.to < b:
		sel.selectStep(selectStep{rows: sel.span(last.to, b)})
	case more:
		sel.selectStep(selectStep{rows: sel.spanBetween(a, b), on: true})
	default:
		sel.selectStep(selectStep{reset: option.ResetNone, rows: sel.spanBetween(a, b), on: true})
	}
	sel.selected.extent = extent{}
	if !more && !sel.opt.Selection.Controlled && sel.selected.collecting.job == nil {
		sel.selected.extent = extent{from: a, to: b, rev: sel.opt.Selection.Rows.Rev(), order: sel.data.RowsRev}
	}
}

// toggleScope does what the box in the header does.
func (sel *rowSelection) toggleScope() {
	if sel.opt.Selection.Mode != option.SelectMulti {
		return
	}
	if share, none := sel.headPick(); !none {
		sel.selectScope(share != rowmodel.Every, !quietly)
	}
}

// selectScope selects or deselects the rows of the scope.
func (sel *rowSelection) selectScope(on, quiet bool) {
	rows, whole := sel.scope()
	step := selectStep{rows: rows, on: on, quiet: quiet}
	if whole {
		step = selectStep{reset: option.ResetNone, on: on, quiet: quiet}
		if on {
			step.reset = option.ResetAll
		}
	}
	sel.selectStep(step)
}

// selectFirst selects the first row where Selection.First asks for it. It waits for
// the order of the rows.
func (sel *rowSelection) selectFirst() {
	p := &sel.selected
	loading := sel.opt.Loading.Skeleton || sel.opt.Loading.Overlay
	if p.wasLoading && !loading {
		p.begun = false
	}
	p.wasLoading = loading
	if loading || p.begun || sel.data.ShownCount() == 0 || sel.data.Order.Job != nil {
		return
	}
	p.begun = true
	if !sel.opt.Selection.First || !sel.opt.Selection.Rows.Empty() {
		return
	}
	for shown := range min(sel.data.ShownCount(), dataset.InlineRows) {
		if it := sel.data.SourceOf(shown); it >= 0 && !sel.pick(shown).refused {
			sel.selectStep(selectStep{rows: dataset.ListOf(it), on: true})
			sel.setAnchor(shown, true)
			return
		}
	}
}

// extends says whether keys may extend the selection.
func (sel *rowSelection) extends() bool { return sel.opt.Selection.HasRanges() }
