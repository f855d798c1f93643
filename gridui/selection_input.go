// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
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
func (g *core) setAnchor(shown int, on bool) {
	r := g.data.Reader()
	g.selected.anchor = anchor{set: true, on: on, id: g.data.RowID(shown), item: g.data.SourceOf(shown), rows: g.data.RowsKey(&r)}
}

// anchorIndex is the item that ranges begin at, on whatever page; of very many rows
// that were given anew, on the one that shows.
func (g *core) anchorIndex() (item int, ok bool) {
	a, r := &g.selected.anchor, g.data.Reader()
	if !a.set {
		return 0, false
	}
	item, ok = a.item, a.rows == g.data.RowsKey(&r)
	if !ok && item >= 0 && r.N <= dataset.InlineRows {
		item, ok = g.recordOf(a.id)
	}
	if !ok || item < 0 {
		row, ok := g.data.FindShown(a.id, 0)
		return g.lineOf(row), ok
	}
	if row, ok := g.data.PinnedNumber(item); ok {
		return g.lineOf(row), true
	}
	if g.data.Order.On {
		item = g.data.Order.Model.Index(item)
	}
	return item, item >= 0 && item < g.data.ItemCount()
}

// pick is what a row shows of the selection.
type pick struct {
	// selected says that the row is, share what its box shows.
	selected bool
	share    rowmodel.Share
	// box says that the row has a box, refused that it does nothing.
	box, refused bool
}

// pick is what a row of the body shows.
func (g *core) pick(shown int) pick {
	r := g.data.Reader()
	return g.pickBy(&r, shown)
}

// pickBy is pick with a reader of this frame.
func (g *core) pickBy(r *dataset.Reader, shown int) pick {
	if !g.data.HasRow(shown) {
		return pick{}
	}
	it := g.data.SourceOf(shown)
	p := pick{refused: !r.Selectable(it)}
	p.box = it >= 0 && !r.Tree.IsFiller(it)
	if p.selected = !p.refused && g.selectedRecord(r, it); p.selected {
		p.share = rowmodel.Every
	}
	if !g.spreads() || !g.data.Item(shown).Expandable {
		return p
	}
	if share, ok := g.shareOf(shown); ok {
		p.selected = p.selected || !p.box && share == rowmodel.Every
		p.share, p.box, p.refused = share, true, false
	}
	return p
}

// isBox says whether a column is that of the check boxes.
func (e *engine) isBox(col int) bool {
	if col < 0 || col >= len(e.cols.Leaves) {
		return false
	}
	l := &e.cols.Leaves[col]
	return l.Utility && l.ID == SelectColumn
}

// selectClick does what a click on a cell or a header does, and says whether it was
// on a box.
func (g *core) selectClick(at place, by events.Click) (box bool) {
	s := &g.Selection
	box = g.engine.isBox(at.col)
	row, _ := g.engine.rowAt(at)
	switch {
	case s.Mode == option.SelectOff:
	case at.band == layoutx.Head && box:
		g.toggleScope()
	case !g.engine.isRow(at):
	case box:
		g.boxClick(row, by)
	case s.RowClick:
		g.rowClick(row, by)
	}
	return box && s.Mode != option.SelectOff
}

// boxClick toggles a row, or with Shift makes all rows from the anchor like it.
func (g *core) boxClick(shown int, by events.Click) {
	if from, ok := g.anchorIndex(); ok && g.Selection.HasRanges() && by.Modifiers.Contain(key.ModShift) {
		g.selectStep(selectStep{rows: g.spanBetween(from, g.lineOf(shown)), on: g.selected.anchor.on})
		return
	}
	g.toggleSelected(shown)
}

// rowClick is a click on a row beside its box.
func (g *core) rowClick(shown int, by events.Click) {
	if g.data.SourceOf(shown) < 0 || g.pick(shown).refused {
		return
	}
	more := by.Modifiers.Contain(key.ModShortcut)
	switch {
	case g.Selection.HasRanges() && by.Modifiers.Contain(key.ModShift):
		g.extendTo(shown, shown, more)
	case more, by.Source == pointer.Touch && !g.Selection.Rows.Empty():
		g.toggleSelected(shown)
	default:
		g.selectOnly(shown)
	}
}

// selectOnly selects a row and deselects all others.
func (g *core) selectOnly(shown int) {
	g.selectStep(selectStep{reset: option.ResetNone, rows: g.family(shown), on: true})
	g.setAnchor(shown, true)
}

// toggleSelected does to a row what its box does.
func (g *core) toggleSelected(shown int) {
	p := g.pick(shown)
	if !p.box || p.refused {
		return
	}
	on := p.share != rowmodel.Every
	if on && g.Selection.Mode == option.SelectSingle {
		g.selectOnly(shown)
		return
	}
	g.selectStep(selectStep{rows: g.family(shown), on: on})
	g.setAnchor(shown, on)
}

// spanBetween is the rows that two items and those between them stand for.
func (g *core) spanBetween(a, b int) dataset.RowList { return g.span(min(a, b), max(a, b)+1) }

// extendTo selects all rows from the anchor to a row of the body, where there is no
// anchor from another row, and, unless more is true, deselects the others. Going
// on from where it was extended before only changes the rows in between.
func (g *core) extendTo(from, to int, more bool) {
	a, ok := g.anchorIndex()
	if !ok {
		g.setAnchor(from, true)
		a = g.lineOf(from)
	}
	b, last := g.lineOf(to), g.selected.extent
	goesOn := !more && last.rev != 0 && last.rev == g.Selection.Rows.Rev() && last.order == g.data.RowsRev && last.from == a
	switch {
	case goesOn && last.to >= a && b > last.to:
		g.selectStep(selectStep{rows: g.span(last.to+1, b+1), on: true})
	case goesOn && last.to <= a && b < last.to:
		g.selectStep(selectStep{rows: g.span(b, last.to), on: true})
	case goesOn && b >= a && last.to > b:
		g.selectStep(selectStep{rows: g.span(b+1, last.to+1)})
	case goesOn && b <= a && last.to < b:
		g.selectStep(selectStep{rows: g.span(last.to, b)})
	case more:
		g.selectStep(selectStep{rows: g.spanBetween(a, b), on: true})
	default:
		g.selectStep(selectStep{reset: option.ResetNone, rows: g.spanBetween(a, b), on: true})
	}
	g.selected.extent = extent{}
	if !more && !g.Selection.Controlled && g.selected.collecting.job == nil {
		g.selected.extent = extent{from: a, to: b, rev: g.Selection.Rows.Rev(), order: g.data.RowsRev}
	}
}

// toggleScope does what the box in the header does.
func (g *core) toggleScope() {
	if g.Selection.Mode != option.SelectMulti {
		return
	}
	if share, none := g.headPick(); !none {
		g.selectScope(share != rowmodel.Every, !quietly)
	}
}

// selectScope selects or deselects the rows of the scope.
func (g *core) selectScope(on, quiet bool) {
	rows, whole := g.scope()
	step := selectStep{rows: rows, on: on, quiet: quiet}
	if whole {
		step = selectStep{reset: option.ResetNone, on: on, quiet: quiet}
		if on {
			step.reset = option.ResetAll
		}
	}
	g.selectStep(step)
}

// selectKey does what a key does to the selection at a focused place.
func (g *core) selectKey(a option.Action, at place) {
	s := &g.Selection
	row, _ := g.engine.rowAt(at)
	switch {
	case s.Mode == option.SelectOff:
	case a == option.ActionSelectAll:
		if s.Mode == option.SelectMulti {
			g.selectScope(true, !quietly)
		}
	case at.band == layoutx.Head:
		if g.engine.isBox(at.col) {
			g.toggleScope()
		}
	case !g.engine.isRow(at):
	case a == option.ActionSelect:
		g.toggleSelected(row)
	case a == option.ActionSelectRow && g.pick(row).share != rowmodel.Every:
		g.toggleSelected(row)
	}
}

// selectFirst selects the first row where Selection.First asks for it. It waits for
// the order of the rows.
func (g *core) selectFirst() {
	p := &g.selected
	loading := g.Loading.Skeleton || g.Loading.Overlay
	if p.wasLoading && !loading {
		p.begun = false
	}
	p.wasLoading = loading
	if loading || p.begun || g.data.ShownCount() == 0 || g.data.Order.Job != nil {
		return
	}
	p.begun = true
	if !g.Selection.First || !g.Selection.Rows.Empty() {
		return
	}
	for shown := range min(g.data.ShownCount(), dataset.InlineRows) {
		if it := g.data.SourceOf(shown); it >= 0 && !g.pick(shown).refused {
			g.selectStep(selectStep{rows: dataset.ListOf(it), on: true})
			g.setAnchor(shown, true)
			return
		}
	}
}

// selectBy does what a key does to the selection, if that is wanted, and says
// whether it was. Under the loading overlay nothing is selected.
func (e *engine) selectBy(a option.Action, wanted bool) bool {
	if wanted && !e.hasOverlay() {
		e.ask.selectKey(a, e.focus.at())
	}
	return wanted
}

// extend moves the focus and extends the selection to where it goes.
func (e *engine) extend(a option.Action) {
	from, ok := e.rowAt(e.focus.at())
	if !e.ask.extends() || !ok || e.hasOverlay() {
		return
	}
	at := e.focus.at()
	switch a {
	case option.ActionExtendUp:
		at = e.stepFrom(at, -1)
	case option.ActionExtendDown:
		at = e.stepFrom(at, 1)
	case option.ActionExtendStart:
		at = e.standing(0, at.col)
	case option.ActionExtendEnd:
		at = e.standing(e.standings()-1, at.col)
	case option.ActionExtendPageUp:
		e.page(-1)
		at = e.focus.at()
	case option.ActionExtendPageDown:
		e.page(1)
		at = e.focus.at()
	}
	e.moveFocus(at, showCell)
	if to, ok := e.rowAt(e.focus.at()); ok {
		e.ask.extendTo(from, to, false)
	}
}

// extends says whether keys may extend the selection.
func (g *core) extends() bool { return g.Selection.HasRanges() }
