// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import "errors"

// Errors of writing and reading the clipboard.
var (
	ErrCopyLarge     = errors.New("gridui: too much to copy at once; nothing is copied, an export has no such limit")
	ErrPasteNoAnswer = errors.New("gridui: the clipboard gave no text: it is empty, or holds more than it can hand over at once")
)
