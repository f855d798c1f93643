// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// GroupColumn is the id of the column that shows groups and their counts, the
// first one that is not of check boxes. It can be pinned and sorted by like any
// other: it stands for the columns of Grouping.By.
const GroupColumn = column.GroupColumnID

// groupLabel is what a group's row says in the column of groups: its value and
// how many rows it has.
func (cs *cells) groupLabel(dst []byte, group *rowmodel.Group) []byte {
	text := dataset.GroupText(cs.grid.data.Order.Now.Records, cs.grid.data.Order.Now.By.By[group.Level-1], coord.Record(group.Row))
	if text == "" {
		dst = append(append(append(dst, '('), cs.grid.engine.draw.Style.Texts.Operators.Blank...), ')')
	}
	dst = append(append(dst, text...), " ("...)
	return append(append(dst, textfmt.Grouped(group.Len())...), ')')
}
