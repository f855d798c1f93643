// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby

import (
	"strings"
	"unicode/utf8"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostLabel limits the characters of the label of a list.
const mostLabel = 40

// AppendSortItems appends the submenu of the orders of a column.
func (f *Feature) AppendSortItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	d := f.def(of.ColumnID)
	if !f.Options.Sorting.ByMenu || d == nil {
		return dst
	}
	t := &f.Painter.Style.Texts.SortBy
	return append(dst, feature.MenuItem{Label: t.Menu, Children: f.appendLists(f.appendOrders(nil, d), d)})
}

// appendOrders appends the items of the orders other than by a list.
func (f *Feature) appendOrders(dst []feature.MenuItem, d *column.Def) []feature.MenuItem {
	t := &f.Painter.Style.Texts.SortBy
	k, sorted := f.key(d.ID)
	add := func(by option.SortBy, label string) {
		why := f.refusal(d, by)
		dst = append(dst, feature.MenuItem{
			Label: label, Disabled: why != "", Reason: why, Choice: true, Checked: sorted && k.By == by,
			Do: func(layout.Context) { f.sort(d, by, option.ValueList{}) },
		})
	}
	add(option.SortByValue, t.Value)
	if d.HasMagnitudes() {
		add(option.SortByMagnitude, t.Magnitude)
	}
	if f.Dataset.HasLooks() {
		add(option.SortByColor, t.Color)
		add(option.SortByIcon, t.Icon)
	}
	return dst
}

// appendLists appends the lists of the program, and the item that opens the card.
func (f *Feature) appendLists(dst []feature.MenuItem, d *column.Def) []feature.MenuItem {
	k, sorted := f.key(d.ID)
	listed := sorted && k.By == option.SortByList
	why := f.refusal(d, option.SortByList)
	own := listed
	for _, list := range d.SortLists {
		on := listed && k.List == list
		own = own && !on
		dst = append(dst, feature.MenuItem{
			Label: listLabel(list), Disabled: why != "", Reason: why, Choice: true, Checked: on,
			Do: func(layout.Context) { f.sort(d, option.SortByList, list) },
		})
	}
	return append(dst, feature.MenuItem{
		Label: f.Painter.Style.Texts.SortBy.List, Disabled: why != "", Reason: why, Choice: true, Checked: own, Opens: true,
		Do: func(gtx layout.Context) { f.card.open(gtx, d.ID) },
	})
}

// refusal returns why rows cannot be ordered by something of a column, empty if they can.
func (f *Feature) refusal(d *column.Def, by option.SortBy) string {
	t := &f.Painter.Style.Texts.SortBy
	if !f.Dataset.CanSort(d, by) {
		return t.BySource
	}
	switch {
	case by == option.SortByColor && len(f.Dataset.LookNames(d.ID, by)) == 0:
		return t.NoColor
	case by == option.SortByIcon && len(f.Dataset.LookNames(d.ID, by)) == 0:
		return t.NoIcon
	}
	return ""
}

// listLabel returns the label of a list: its texts, cut short.
func listLabel(list option.ValueList) string {
	label := strings.Join(list.Texts(), ", ")
	if utf8.RuneCountInString(label) <= mostLabel {
		return label
	}
	return string([]rune(label)[:mostLabel-1]) + "…"
}
