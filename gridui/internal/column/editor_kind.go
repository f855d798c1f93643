// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/option"

// EditorKind is the kind of editor that a cell is edited with.
type EditorKind uint8

const (
	editorText EditorKind = iota
	// EditorNumber is a text field for numbers.
	EditorNumber
	// EditorTime is a text field with a calendar.
	EditorTime
	// EditorTruth is a tick box.
	EditorTruth
	// EditorChoice is a list of the column's choices.
	EditorChoice
	// EditorLong is a text field of several lines.
	EditorLong
	// EditorOwn is a text field with what Def.Editor adds.
	EditorOwn
)

// EditorKind returns the kind of editor of the column's cells.
func (d *Def) EditorKind() EditorKind {
	switch {
	case d.Editor != nil:
		return EditorOwn
	case d.Choices != nil:
		return EditorChoice
	case d.Long:
		return EditorLong
	case d.Boolean != nil && d.Kind == option.KindBool:
		return EditorTruth
	case d.Kind == option.KindNumber:
		return EditorNumber
	case d.Kind == option.KindTime && d.TimeLayout != "":
		return EditorTime
	}
	return editorText
}

// Ticks reports whether the column's cells are tick boxes: editable booleans that the program neither draws
// nor formats.
func (d *Def) Ticks() bool {
	return d.Set != nil && d.PlainBoolean()
}

// PlainBoolean reports whether the column's values are booleans without a custom cell, format or text.
func (d *Def) PlainBoolean() bool {
	return d.Cell == nil && d.Ready == nil && !d.formatted && !d.Worded && d.EditorKind() == EditorTruth
}
