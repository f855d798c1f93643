// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// anchor is the start of ranges: the row that was last selected or deselected.
type anchor struct {
	set, on bool
	ID      string
	Item    coord.Item
	Rows    dataset.RowsKey
}

// extent holds the items of the last extension, valid until another change of the selection.
type extent struct {
	from, to coord.Index
	rev      uint64
	order    uint32
}

// RenameRow replaces the id of the anchor row.
func (sel *Rows) RenameRow(from, to string) {
	if sel.State.Anchor.ID == from {
		sel.State.Anchor.ID = to
	}
}

// setAnchor makes a body row the start of ranges.
func (sel *Rows) setAnchor(shown coord.Pos, on bool) {
	r := sel.Data.Reader()
	sel.State.Anchor = anchor{set: true, on: on, ID: sel.Data.RowID(shown), Item: sel.Data.SourceOf(shown), Rows: sel.Data.RowsKey(&r)}
}

// anchorIndex returns the line of the anchor, on any page. Among very many rows that were replaced
// it searches only the visible rows.
func (sel *Rows) anchorIndex() (line coord.Index, ok bool) {
	a, r := &sel.State.Anchor, sel.Data.Reader()
	if !a.set {
		return 0, false
	}
	record, ok := a.Item.Record(), a.Rows == sel.Data.RowsKey(&r)
	if !ok && record >= 0 && r.N <= dataset.InlineRows {
		record, ok = sel.recordOf(a.ID)
	}
	if !ok || record < 0 {
		row, ok := sel.Data.FindShown(a.ID, 0)
		return sel.lineOf(row), ok
	}
	if row, ok := sel.Data.PinnedPos(record); ok {
		return sel.lineOf(row), true
	}
	line = coord.Index(record)
	if sel.Data.Order.On {
		line = sel.Data.Order.Model.Index(record)
	}
	return line, line >= 0 && int(line) < sel.Data.ItemCount()
}

// BoxClick toggles a row, or with Shift gives all rows from the anchor on the state of the anchor.
func (sel *Rows) BoxClick(shown coord.Pos, by events.Click) {
	if from, ok := sel.anchorIndex(); ok && settings.HasRanges(&sel.Options.Selection) && by.Modifiers.Contain(key.ModShift) {
		sel.selectStep(selectStep{rows: sel.spanBetween(from, sel.lineOf(shown)), on: sel.State.Anchor.on})
		return
	}
	sel.ToggleSelected(shown)
}

// RowClick handles a click on a row outside its check box.
func (sel *Rows) RowClick(shown coord.Pos, by events.Click) {
	if sel.Data.SourceOf(shown) < 0 || sel.MarkOf(shown).Refused {
		return
	}
	more := by.Modifiers.Contain(key.ModShortcut)
	switch {
	case settings.HasRanges(&sel.Options.Selection) && by.Modifiers.Contain(key.ModShift):
		sel.ExtendTo(shown, shown, more)
	case more, by.Source == pointer.Touch && !sel.Options.Selection.Rows.IsEmpty():
		sel.ToggleSelected(shown)
	default:
		sel.SelectOnly(shown)
	}
}

// SelectOnly selects a row and deselects all others.
func (sel *Rows) SelectOnly(shown coord.Pos) {
	sel.selectStep(selectStep{reset: option.SelectResetNone, rows: sel.family(shown), on: true})
	sel.setAnchor(shown, true)
}

// ToggleSelected toggles a row like a click on its check box.
func (sel *Rows) ToggleSelected(shown coord.Pos) {
	p := sel.MarkOf(shown)
	if !p.Box || p.Refused {
		return
	}
	if sel.readsBelow(shown) {
		sel.readBelow(shown, p.Share != rowmodel.Every)
		return
	}
	on := p.Share != rowmodel.Every
	if on && sel.Options.Selection.Mode == option.SelectSingle {
		sel.SelectOnly(shown)
		return
	}
	sel.selectStep(selectStep{rows: sel.family(shown), on: on})
	sel.setAnchor(shown, on)
}

// spanBetween returns the rows of two lines and all lines between them.
func (sel *Rows) spanBetween(a, b coord.Index) dataset.RowList {
	return sel.span(min(a, b), max(a, b)+1)
}

// ExtendTo selects all rows from the anchor to a body row and, unless more is set, deselects the
// others. Without an anchor it starts at the row from. Continuing the last extension changes only
// the rows in between.
func (sel *Rows) ExtendTo(from, to coord.Pos, more bool) {
	a, ok := sel.anchorIndex()
	if !ok {
		sel.setAnchor(from, true)
		a = sel.lineOf(from)
	}
	b, last := sel.lineOf(to), sel.State.extent
	goesOn := !more && last.rev != 0 && last.rev == sel.Options.Selection.Rows.Rev() && last.order == sel.Data.RowsRev && last.from == a
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
		sel.selectStep(selectStep{reset: option.SelectResetNone, rows: sel.spanBetween(a, b), on: true})
	}
	sel.State.extent = extent{}
	if !more && !sel.Options.Selection.Controlled && sel.State.Collecting.Job == nil {
		sel.State.extent = extent{from: a, to: b, rev: sel.Options.Selection.Rows.Rev(), order: sel.Data.RowsRev}
	}
}

// ToggleScope toggles the scope like a click on the check box in the header.
func (sel *Rows) ToggleScope() {
	if share, none := sel.HeadMark(); !none {
		sel.SelectScope(share != rowmodel.Every, !Quietly)
	}
}

// SelectScope selects or deselects the rows of the scope, if more than one row can be selected.
func (sel *Rows) SelectScope(on, quiet bool) {
	if sel.Options.Selection.Mode != option.SelectMulti {
		return
	}
	rows, whole := sel.scope()
	step := selectStep{rows: rows, on: on, quiet: quiet}
	if whole {
		step = selectStep{reset: option.SelectResetNone, on: on, quiet: quiet}
		if on {
			step.reset = option.SelectResetAll
		}
	}
	sel.selectStep(step)
}

// selectFirst selects the first row if Selection.First requests it. It waits for the order of the
// rows.
func (sel *Rows) selectFirst() {
	p := &sel.State
	loading := sel.Options.Loading.Skeleton || sel.Options.Loading.Overlay
	if p.wasLoading && !loading {
		p.begun = false
	}
	p.wasLoading = loading
	if loading || p.begun || sel.Data.ShownCount() == 0 || sel.Data.Order.Job != nil {
		return
	}
	p.begun = true
	if !sel.Options.Selection.First || !sel.Options.Selection.Rows.IsEmpty() {
		return
	}
	for shown := range min(coord.Pos(sel.Data.ShownCount()), dataset.InlineRows) {
		if it := sel.Data.SourceOf(shown); it >= 0 && !sel.MarkOf(shown).Refused {
			sel.selectStep(selectStep{rows: dataset.ListOf(it), on: true})
			sel.setAnchor(shown, true)
			return
		}
	}
}

// Extends reports whether keys may extend the selection.
func (sel *Rows) Extends() bool { return settings.HasRanges(&sel.Options.Selection) }

// Renumber keeps the anchor at its row after a compaction. moved holds the new numbers of the
// records; before identifies the rows before the compaction.
func (sel *Rows) Renumber(moved []int32, before dataset.RowsKey) {
	a := &sel.State.Anchor
	if a.Rows != before {
		return
	}
	r := sel.Data.Reader()
	a.Item, a.Rows = dataset.Renumbered(a.Item.Record(), moved).Item(), sel.Data.RowsKey(&r)
}
