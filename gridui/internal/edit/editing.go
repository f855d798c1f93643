// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
)

// Editing is
type Editing struct {
	Cols      *column.Set
	Data      *dataset.Set
	Options   *option.Options
	Report    dataset.Report
	Selection *selection.Rows

	State State
}
