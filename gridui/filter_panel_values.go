// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"maps"
	"slices"
	"strings"

	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// valuePart is the list of a column's values in the panel.
type valuePart struct {
	search widget.Editor
	all    widget.Clickable
	rows   ui.List
	// chosen are the texts that pass; nil: all of them.
	chosen map[string]bool
	// from is what the list was made of, found the values that show: all of them, or
	// those that the search found for sought.
	from   *dataset.ValueList
	found  []rowmodel.Value
	sought string
	// counts are numbers of rows as the list shows them.
	counts map[int]string
}

func (v *valuePart) reset() {
	v.search.SingleLine, v.search.MaxLen = true, maxTyped
	v.search.SetText("")
	v.rows.Reset(0)
	v.from = nil
}

// show takes what passes from a filter.
func (v *valuePart) show(f filter.Filter) {
	v.chosen = nil
	if f.First.Op != filter.OpOneOf {
		return
	}
	v.chosen = make(map[string]bool, len(f.First.Values))
	for _, text := range f.First.Values {
		v.chosen[text] = true
	}
}

func (v *valuePart) has(text string) bool { return v.chosen == nil || v.chosen[text] }

// sync finds what shows of a list.
func (v *valuePart) sync(from *dataset.ValueList) {
	text := v.search.Text()
	if v.from == from && v.sought == text {
		return
	}
	v.from, v.sought = from, text
	v.found = from.List
	if text == "" {
		return
	}
	needle := rowmodel.Folded(text)
	v.found = nil
	for _, value := range from.List {
		if strings.Contains(rowmodel.Folded(value.Text), needle) {
			v.found = append(v.found, value)
		}
	}
	v.rows.Offset = 0
}

// maxCounts is how many numbers of rows are kept as text.
const maxCounts = 256

// count is a number of rows as the list shows it.
func (v *valuePart) count(rows int) string {
	text, ok := v.counts[rows]
	if !ok {
		if v.counts == nil || len(v.counts) >= maxCounts {
			v.counts = map[int]string{}
		}
		text = textfmt.Grouped(rows)
		v.counts[rows] = text
	}
	return text
}

// state says whether all of the values that show are chosen, and whether any is.
func (v *valuePart) state() (all, any bool) {
	if v.chosen == nil {
		return true, true
	}
	all = true
	for _, value := range v.found {
		in := v.chosen[value.Text]
		all, any = all && in, any || in
		if !all && any {
			break
		}
	}
	return all && len(v.found) > 0, any
}

// put chooses values, or drops them, and returns the filter that makes.
func (v *valuePart) put(values []rowmodel.Value, on bool) filter.Filter {
	if v.chosen == nil {
		v.chosen = make(map[string]bool, len(v.from.List))
		for _, value := range v.from.List {
			v.chosen[value.Text] = true
		}
	}
	for _, value := range values {
		if on {
			v.chosen[value.Text] = true
		} else {
			delete(v.chosen, value.Text)
		}
	}
	if v.chosenAll() {
		return filter.Filter{}
	}
	return filter.OneOf(slices.SortedFunc(maps.Keys(v.chosen), rowmodel.CompareNatural)...)
}

func (v *valuePart) chosenAll() bool {
	for _, value := range v.from.List {
		if !v.chosen[value.Text] {
			return false
		}
	}
	return true
}

// valueStep reads one event of the list of values.
func (e *engine) valueStep(gtx layout.Context, col int) bool {
	f := &e.filterPanel
	v := &f.values
	if _, ok := v.search.Update(gtx); ok {
		return true
	}
	// They are read also before there is a list, since what was not read from in a
	// frame gets nothing after it.
	if v.all.Clicked(gtx) {
		if all, _ := v.state(); v.from != nil {
			e.setValues(col, v.put(v.found, !all))
		}
		return true
	}
	picked, ok := v.rows.Update(gtx)
	if v.from != nil && picked >= 0 && picked < len(v.found) {
		value := v.found[picked]
		e.setValues(col, v.put(v.found[picked:picked+1], !v.has(value.Text)))
	}
	return ok
}

// setValues filters by chosen values, which take the place of conditions; one that was
// joined to values before stays.
func (e *engine) setValues(col int, by filter.Filter) {
	f := &e.filterPanel
	if f.made.First.Op == filter.OpOneOf {
		by.Second, by.Any = f.made.Second, f.made.Any
	} else {
		f.parts[1].show(filter.Condition{}, f.parts[1].op)
	}
	f.parts[0].show(filter.Condition{}, f.parts[0].op)
	e.setPanelFilter(col, by)
}
