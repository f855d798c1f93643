// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// PasteOptions say how a table from the clipboard is taken. The zero value takes all
// of it or nothing.
type PasteOptions struct {
	// SkipInvalid leaves out cells that refuse what they are given. Without it nothing
	// is pasted then.
	SkipInvalid bool
}

// pasting is a paste under way.
type pasting[T any] struct{}
