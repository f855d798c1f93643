// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// rowKeeper adds and deletes rows.
type rowKeeper interface {
	addByKey()
	deleteByKey(focused string)
	// blank is a new row, addMany adds such rows and returns how many.
	blank() rowdata.Row
	addMany(rows rowdata.Slice) (int, error)
}
