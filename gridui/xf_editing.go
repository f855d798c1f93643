// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
)

// editing is
type editing struct {
	cols      *column.Set
	data      *dataset.Set
	opt       *option.Options
	report    dataset.Report
	selection *selection.Rows

	edits edits
}
