// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/unit"

// ColumnDefaults are options for columns that do not set them. What a column sets itself comes first, then the options
// of its type, then the options of its kind, then All. The zero value sets nothing. They do not
// apply to columns that the grid adds, such as the column of check boxes.
type ColumnDefaults struct {
	All, Text, Number, Time, Bool ColumnOptions
	// Types holds options by the name of a type, which Typed.Type gives a column.
	Types map[string]ColumnOptions
}

// ColumnOptions are options that several columns share. Zero fields set nothing.
type ColumnOptions struct {
	// Width, Flex and Auto belong together: if a column sets any of them, these defaults do not apply. See Typed.Width,
	// Typed.Flex and Typed.Auto for their meaning and for invalid values.
	Width unit.Dp
	Flex  float32
	Auto  bool
	// Min and Max bound the width, see Typed.MinMax.
	Min, Max unit.Dp
	Align    Align
	// Wrap breaks texts into at most MaxLines lines, see Typed.Wrap and Typed.MaxLines.
	Wrap     bool
	MaxLines int
	// These keep users from resizing, moving, pinning, hiding, sorting and filtering columns.
	ResizingDisabled, MovingDisabled, PinningDisabled, HidingDisabled, SortingDisabled, FilteringDisabled bool
}
