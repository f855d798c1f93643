// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// rowStatuses says what became of rows, for how they look.
type rowStatuses interface {
	// look is the look of a row by its status.
	look(id string, th *theme.Theme) theme.CellStyle
	// statusName is the name of a row's status, empty for rows that are as they came.
	statusName(id string, l *locale.Texts) string
	// cellEdited says whether a cell differs from what the row came with, marksCells
	// whether that is known.
	cellEdited(id string, d *column.Def) bool
	marksCells() bool
	// refusal is what was said against a row, by the cell of a column, of which the first
	// tells all; marksRefused says whether there is anything.
	refusal(id string, d *column.Def, first bool) (text string, ok bool)
	marksRefused() bool
}
