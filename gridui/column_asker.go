// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// columnAsker is what the engine asks of its grid for what users do to columns.
type columnAsker interface {
	// resize gives columns widths by id, 0 their own; moveColumns puts them elsewhere;
	// toggleGroup opens or closes a header group, and says whether that is possible.
	resize(widths map[string]unit.Dp)
	moveColumns(m columnMove)
	toggleGroup(group int) bool
	// setShown shows or hides columns, resetColumns makes them as they were defined.
	setShown(ids []string, show bool)
	resetColumns()
	// fitRows starts to look for the longest texts of columns in all rows, work goes
	// on with it and says whether it is done.
	fitRows(gtx layout.Context, f *fitting) *rowmodel.Job
	work(gtx layout.Context, job *rowmodel.Job) bool
}
