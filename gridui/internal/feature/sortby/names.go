// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/datenames"
)

// named is a value of a column that names a day or a month.
type named struct {
	text string
	// at is the place of what it names.
	at int
}

// days returns the values that name weekdays, from the first day of the week on, or the names in the language of the grid
// if there are none.
func (f *Feature) days(found *dataset.ValueList) []string {
	begins, name := int(f.Painter.Style.WeekBegins), f.Painter.Style.Texts.SortBy.DayName
	return inOrder(found, 7, func(at int) string { return name((begins + at) % 7) }, func(text string) (int, bool) {
		day, ok := datenames.Day(text)
		return (int(day) - begins + 7) % 7, ok
	})
}

// months returns the values that name months as days does.
func (f *Feature) months(found *dataset.ValueList) []string {
	name := f.Painter.Style.Texts.SortBy.MonthName
	return inOrder(found, 12, func(at int) string { return name(at + 1) }, datenames.Month)
}

// inOrder returns the values with a place, in its order, or the names of all places if there are no such values. Values
// equal to a name in the language of the grid have its place.
func inOrder(found *dataset.ValueList, places int, name func(at int) string, place func(text string) (int, bool)) (texts []string) {
	var all []named
	names := make([]string, places)
	own := map[string]int{}
	for at := range names {
		names[at] = name(at)
		own[datenames.Plain(names[at])] = at
	}
	for _, v := range found.List {
		at, ok := own[datenames.Plain(v.Text)]
		if !ok {
			at, ok = place(v.Text)
		}
		if ok {
			all = append(all, named{v.Text, at})
		}
	}
	if len(all) == 0 {
		return names
	}
	slices.SortStableFunc(all, func(a, b named) int { return cmp.Compare(a.at, b.at) })
	for _, n := range all {
		texts = append(texts, n.text)
	}
	return texts
}
