// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"strings"
	"time"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// maxValues is the number of new values that the line below the sheet lists, maxRunes the length shown of each.
const (
	maxValues = 8
	maxRunes  = 24
)

// edits names the ways in which cells were edited.
var edits = map[events.EditSource]look.Text{
	events.EditTyped:   {En: "Typed", Ko: "입력"},
	events.EditPasted:  {En: "Pasted", Ko: "붙여넣기"},
	events.EditCleared: {En: "Cleared", Ko: "지우기"},
	events.EditFilled:  {En: "Filled", Ko: "채우기"},
	events.EditUndone:  {En: "Undone", Ko: "실행 취소"},
	events.EditRedone:  {En: "Redone", Ko: "다시 실행"},
}

// edited records how cells were edited, and the first of their new values.
func (p *cellsPage) edited(ev gridui.CellsEdited[workLine]) {
	p.touched = true
	var values []string
	for e := range ev.Edits() {
		if len(values) == maxValues {
			values = append(values, "…")
			break
		}
		values = append(values, valueText(e.New))
	}
	by, n, list := edits[ev.By], look.Grouped(ev.Len()), strings.Join(values, ", ")
	p.last = look.Text{
		En: fmt.Sprintf("%s (%s): %s", by.En, n, list),
		Ko: fmt.Sprintf("%s (%s): %s", by.Ko, n, list),
	}
}

// valueText returns the beginning of the text of a cell's value, "–" for a blank one.
func valueText(v any) string {
	switch v := v.(type) {
	case nil:
		return "–"
	case time.Time:
		return v.Format(time.DateOnly)
	case string:
		if v == "" {
			return "–"
		}
		return firstRunes(strings.ReplaceAll(v, "\n", "↵"))
	}
	return fmt.Sprint(v)
}

// firstRunes returns the first maxRunes runes of a text, followed by an ellipsis if there are more.
func firstRunes(text string) string {
	n := 0
	for i := range text {
		if n == maxRunes {
			return text[:i] + "…"
		}
		n++
	}
	return text
}

// told records an announcement of the grid. An assertive one, about a failure, also replaces the text of the last
// action.
func (p *cellsPage) told(said events.TextAnnounced) {
	if said.Assertive {
		p.last = look.Text{En: said.Text, Ko: said.Text}
		return
	}
	p.hear(said)
}

// status returns the selected ranges and the last action, or else which rows are visible.
func (p *cellsPage) status() string {
	var parts []string
	for _, r := range p.grid.CellRanges.Selected {
		parts = append(parts, p.rangeText(r))
	}
	if last := p.last.In(p.look.Lang); last != "" {
		parts = append(parts, last)
	}
	if len(parts) == 0 {
		return rowsShown(&p.grid.Grid, p.look.Lang)
	}
	return strings.Join(parts, " · ")
}

// rangeText names the corners of a range: "Date 1 – Item 7".
func (p *cellsPage) rangeText(r option.CellRange) string {
	from, to := workHeader(r.Anchor.ColumnID, p.lang), workHeader(r.Head.ColumnID, p.lang)
	switch r.Kind {
	case option.RangeAll:
		return look.Text{En: "All cells", Ko: "모든 셀"}.In(p.lang)
	case option.RangeColumns:
		return from + " – " + to
	case option.RangeRows:
		return r.Anchor.RowID + " – " + r.Head.RowID
	}
	return from + " " + r.Anchor.RowID + " – " + to + " " + r.Head.RowID
}
