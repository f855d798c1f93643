// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// rowStatuses says what became of rows, for how they look.
type rowStatuses interface {
	// look is the look of a row by its status.
	look(id string, th *Theme) Look
	// statusName is the name of a row's status, empty for rows that are as they came.
	statusName(id string, l *Locale) string
	// cellEdited says whether a cell differs from what the row came with, marksCells
	// whether that is known.
	cellEdited(id, columnID string) bool
	marksCells() bool
}
