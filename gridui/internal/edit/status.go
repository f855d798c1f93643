// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// rowStatuses says what became of rows, for how they look.
type rowStatuses interface {
	// Look is the look of a row by its status.
	Look(id string, th *theme.Theme) theme.CellStyle
	// StatusName is the name of a row's status, empty for rows that are as they came.
	StatusName(id string, l *locale.Texts) string
	// CellEdited says whether a cell differs from what the row came with, MarksCells
	// whether that is known.
	CellEdited(id string, d *column.Def) bool
	MarksCells() bool
	// Refusal is what was said against a row, by the cell of a column, of which the first
	// tells all; MarksRefused says whether there is anything.
	Refusal(id string, d *column.Def, first bool) (text string, ok bool)
	MarksRefused() bool
}
