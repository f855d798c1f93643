// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"context"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/taglist"
)

// Tags holds the single texts of a column whose cells have several.
type Tags struct {
	// Each calls each for the texts of a row, in their order.
	Each func(row rowdata.Row, each func(tag string))
	// Choices holds the valid texts, nil for any. Other reports that others are valid too.
	Choices []string
	Other   bool
	// Load returns valid texts for a text that is sought; nil: Choices has all.
	Load func(ctx context.Context, text string) ([]string, error)
}

// Takes reports whether users may enter tags that are not among the choices.
func (t *Tags) Takes() bool { return t.Other || t.Choices == nil && t.Load == nil }

// appendSet appends a text that is equal for rows with the same tags, in whatever order.
func (t *Tags) appendSet(dst []byte, row rowdata.Row) []byte {
	var tags []string
	t.Each(row, func(tag string) { tags = append(tags, tag) })
	slices.Sort(tags)
	return taglist.Append(dst, slices.Compact(tags)...)
}

// textsOf returns a field with a text for each row.
func textsOf(rows rowdata.Source, text func(dst []byte, row rowdata.Row) []byte) *rowmodel.Field {
	return &rowmodel.Field{Texts: func(dst []string, at []int32) {
		var buf []byte
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			buf = text(buf[:0], rows.At(int(r)))
			dst[i] = string(buf)
		}
	}}
}

// partsBy adapts the tags of a column to the row model.
func partsBy(rows rowdata.Source, tags *Tags) func(at []int32, each func(i int, text string)) {
	return func(at []int32, each func(i int, text string)) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			tags.Each(rows.At(int(r)), func(tag string) { each(i, tag) })
		}
	}
}
