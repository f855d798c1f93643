// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/option"
)

// Tags makes the slices of a column tags, such as the labels of an issue. Elements are strings, or values with a String
// method. values holds the valid tags; if it is empty, every tag is valid.
//
//	gridui.Func("labels", "Labels", func(i Issue) ([]string, bool) { return i.Labels, true }).
//		Edit(func(i *Issue, v []string) { i.Labels = v }).
//		Tags([]string{"bug", "docs", "question"}, option.Tags{})
//
// A cell shows its tags as "bug, docs", and a tag with a comma or a quote in quotes as in CSV. Copied and exported texts
// are the same, and typed and pasted ones are read so; new values are new slices, nil for no tags. Tags that are not
// strings are read from text if they are among values, or if their type has UnmarshalText.
//
// The editor is a list with check boxes: typing searches, Space ticks, Enter commits. Filters compare single tags:
// filter.Has, HasAll and HasNone, and the list of values. Groups, duplicates and merged cells compare all tags of a
// cell, whatever their order. A cell without tags is a missing value. Over a source, filters compare the text of the
// cell.
//
// Columns of values that are no slices report a ProblemFound event. Call Tags after Format and Parse, if at all.
func (t *Typed[T, V]) Tags(values V, o option.Tags) *Typed[T, V] {
	if !t.col.TagsBy(column.TagOptions[V]{Values: values, Other: o.Other, Text: o.Text, Load: o.Load}) {
		return t.misplaced("Tags", "slices")
	}
	t.col.Def.Editor = editors.Tags
	return t
}

// ChoicesFrom makes the editor of the column a list of values from load, which gets the typed text, in place of
// Choices and Options. An example are customers whose names contain the text. The editor calls load with "" when it opens, and
// 200 ms after a key with the text of the field, on another goroutine; a further key cancels the context. Users can
// have a failed call repeated. The result shows as it is, in its order.
//
// The editor takes only values that load has returned, and the value that the cell has. Pasted texts are parsed;
// Validate checks what comes from there. It has no effect on a column without Edit. nil restores the usual editor.
func (t *Typed[T, V]) ChoicesFrom(load func(ctx context.Context, text string) ([]V, error)) *Typed[T, V] {
	if t.col.Def.Editor = nil; load == nil {
		return t
	}
	t.col.Def.Editor = editors.Choice(func(ctx context.Context, text string) ([]editors.Item, error) {
		values, err := load(ctx, text)
		items := make([]editors.Item, len(values))
		for i, v := range values {
			items[i] = editors.Item{Text: t.col.TextOf(v), Value: v}
		}
		return items, err
	})
	return t
}
