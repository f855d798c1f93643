// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"gioui.org/unit"
)

// An id is any string, and JSON has none but those of valid UTF-8. What is written of an
// id is the id itself, but that U+FDD0, which is no character and stands for nothing in
// any text, leads in what JSON has no way to say:
//
//	U+FDD0 U+0080 … U+FDD0 U+00FF  a byte that is no part of valid UTF-8
//	U+FDD0 U+FDD0                  U+FDD0
//
// Followed by anything else it is itself, so that texts without it are read as they are.
const idEscape = '\uFDD0'

// writtenID is an id, or a text, as it is written.
func writtenID(id string) string {
	if utf8.ValidString(id) && !strings.ContainsRune(id, idEscape) {
		return id
	}
	var b strings.Builder
	for i, r := range id {
		switch {
		case r == idEscape:
			b.WriteRune(idEscape)
			b.WriteRune(idEscape)
		case r == utf8.RuneError && !strings.HasPrefix(id[i:], string(utf8.RuneError)):
			b.WriteRune(idEscape)
			b.WriteRune(rune(id[i]))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// readID is the id that was written so.
func readID(text string) string {
	if !strings.ContainsRune(text, idEscape) {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		r, n := utf8.DecodeRuneInString(text)
		if next, m := utf8.DecodeRuneInString(text[n:]); r == idEscape && (next == idEscape || next >= 0x80 && next <= 0xff) {
			if next == idEscape {
				b.WriteRune(idEscape)
			} else {
				b.WriteByte(byte(next))
			}
			text = text[n+m:]
			continue
		}
		b.WriteString(text[:n])
		text = text[n:]
	}
	return b.String()
}

// mapIDs is the view with a function done to its ids and to what its filters compare with.
// What the function leaves alone is shared with this one. Sets of ids write themselves.
func (v View) mapIDs(f func(string) string) View {
	for _, list := range [...]*[]string{
		&v.Order, &v.Shown, &v.Hidden, &v.PinnedLeft, &v.PinnedRight, &v.Collapsed, &v.PinnedRowsTop, &v.PinnedRowsBottom,
	} {
		*list = mapList(*list, f, func(id *string) *string { return id })
	}
	v.Widths, v.RowHeights = mapKeys(v.Widths, f), mapKeys(v.RowHeights, f)
	v.Sorting = mapList(v.Sorting, f, func(k *SortKey) *string { return &k.ColumnID })
	v.Filters = mapList(v.Filters, f, func(c *ColumnFilter) *string { return &c.ColumnID })
	v.Filters = slices.Clone(v.Filters)
	for i := range v.Filters {
		v.Filters[i].Filter = v.Filters[i].Filter.mapTexts(f)
	}
	if at := v.Scroll; at != nil {
		to := *at
		if to.RowID, to.ColumnID = f(at.RowID), f(at.ColumnID); to != *at {
			v.Scroll = &to
		}
	}
	return v
}

// mapTexts is a filter with a function done to what it compares with.
func (f Filter) mapTexts(do func(string) string) Filter {
	for _, c := range [...]*Condition{&f.First, &f.Second} {
		c.A, c.B = do(c.A), do(c.B)
		c.Values = mapList(c.Values, do, func(s *string) *string { return s })
	}
	return f
}

// mapList is a list with a function done to a string of each entry; it is the list itself
// where that changes none.
func mapList[V any](list []V, f func(string) string, of func(*V) *string) []V {
	var out []V
	for i := range list {
		was := *of(&list[i])
		if is := f(was); is != was {
			if out == nil {
				out = slices.Clone(list)
			}
			*of(&out[i]) = is
		}
	}
	if out == nil {
		return list
	}
	return out
}

// mapKeys is a map with a function done to its keys; it is the map itself where that
// changes none.
func mapKeys(m map[string]unit.Dp, f func(string) string) map[string]unit.Dp {
	changes := func(id string) bool { return f(id) != id }
	if !slices.ContainsFunc(slices.Collect(maps.Keys(m)), changes) {
		return m
	}
	out := make(map[string]unit.Dp, len(m))
	for id, dp := range m {
		out[f(id)] = dp
	}
	return out
}
