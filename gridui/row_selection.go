// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
)

// rowSelection selects rows by their ids: one by one, ranges, families of a tree, all that a
// filter lets pass. Where there are many it collects and counts them in the background.
type rowSelection struct {
	data   *dataset.Set
	opt    *option.Options
	report dataset.Report

	selected selectionState
}
