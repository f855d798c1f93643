// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "cmp"

// CopyCellOptions configures [MakeCopyCellItem]. The zero value is the default.
type CopyCellOptions struct {
	// Label is the text; empty means "Copy", or "복사" if the system's language is Korean.
	Label string
	// Icon is drawn before the label; nil means two sheets.
	Icon Icon
}

// MakeCopyCellItem returns an item that copies the target's cell: the text that the grid copies, see
// [Target].CopyText, or else the text of its value by [CellValueToClipboardText]. Its shortcut is Mod+C.
func MakeCopyCellItem[T any](o CopyCellOptions) Item[T] {
	icon := o.Icon
	if icon == nil {
		icon = copyShape.icon()
	}
	return Item[T]{
		Label:    cmp.Or(o.Label, wordsFor("").copy),
		Icon:     icon,
		Shortcut: "Mod+C",
		OnClick:  copyTarget[T],
	}
}

func copyTarget[T any](t Target[T]) {
	if t.CopyText == nil {
		t.Copy(CellValueToClipboardText(t.Value))
	} else if text, ok := t.CopyText(); ok {
		t.Copy(text)
	}
}
