// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"maps"
	"slices"
	"strings"

	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/storage/rowsource/textorder"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// valueList is the list of a column's distinct values in the panel, with a search field and a check box for
// all values.
type valueList struct {
	search widget.Editor
	all    widget.Clickable
	rows   ui.List
	// chosen holds the texts of the values that pass; nil: all except the excluded ones pass.
	chosen, excluded map[string]bool
	// from holds the values of the column, found the values that contain the text sought.
	from   *dataset.ValueList
	found  []rowmodel.Value
	sought string
	// counts caches numbers of rows as text.
	counts map[int]string
}

// reset prepares the list for another column.
func (v *valueList) reset() {
	v.search.SingleLine, v.search.MaxLen = true, ui.MaxTyped
	v.search.SetText("")
	v.rows.Reset(0)
	v.from = nil
}

// show chooses the values that pass a filter.
func (v *valueList) show(f filter.Filter) {
	v.chosen, v.excluded = nil, nil
	if !f.First.Op.Lists() {
		return
	}
	set := make(map[string]bool, len(f.First.Values))
	for _, text := range f.First.Values {
		set[text] = true
	}
	if f.First.Op == filter.NotOneOf {
		v.excluded = set
	} else {
		v.chosen = set
	}
}

// filters reports whether the filter is a list of values.
func (v *valueList) filters() bool { return v.chosen != nil || v.excluded != nil }

// op returns the operator of the list, if it filters.
func (v *valueList) op() filter.Op {
	if v.excluded != nil {
		return filter.NotOneOf
	}
	return filter.OneOf
}

// has reports whether a value passes.
func (v *valueList) has(text string) bool {
	return (v.chosen == nil || v.chosen[text]) && !v.excluded[text]
}

// sync searches the values of the column, unless the result is up to date.
func (v *valueList) sync(from *dataset.ValueList) {
	text := v.search.Text()
	if v.from == from && v.sought == text {
		return
	}
	v.from, v.sought = from, text
	v.found = from.List
	if text == "" {
		return
	}
	needle := value.Fold(text)
	v.found = nil
	for _, of := range from.List {
		if strings.Contains(value.Fold(of.Text), needle) {
			v.found = append(v.found, of)
		}
	}
	v.rows.ScrollToTop()
}

// maxCounts is the maximum number of cached texts in counts.
const maxCounts = 256

// count formats a number of rows.
func (v *valueList) count(rows int) string {
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

// state reports whether all found values are chosen, and whether any of them is.
func (v *valueList) state() (all, any bool) {
	if !v.filters() {
		return true, true
	}
	all = true
	for _, value := range v.found {
		in := v.has(value.Text)
		all, any = all && in, any || in
		if !all && any {
			break
		}
	}
	return all && len(v.found) > 0, any
}

// choose adds values to the chosen ones or removes them, and returns the resulting filter.
func (v *valueList) choose(values []rowmodel.Value, on bool) filter.Filter {
	if v.excluded != nil {
		return v.exclude(values, !on)
	}
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
	if v.allChosen() {
		return filter.Filter{}
	}
	return filter.OneOf.Of(slices.SortedFunc(maps.Keys(v.chosen), textorder.Compare)...)
}

// exclude adds values to the excluded ones or removes them, and returns the resulting filter.
func (v *valueList) exclude(values []rowmodel.Value, on bool) filter.Filter {
	for _, value := range values {
		if on {
			v.excluded[value.Text] = true
		} else {
			delete(v.excluded, value.Text)
		}
	}
	if len(v.excluded) == 0 {
		return filter.Filter{}
	}
	return filter.NotOneOf.Of(slices.SortedFunc(maps.Keys(v.excluded), textorder.Compare)...)
}

// allChosen reports whether all values of the column are chosen.
func (v *valueList) allChosen() bool {
	for _, value := range v.from.List {
		if !v.chosen[value.Text] {
			return false
		}
	}
	return true
}
