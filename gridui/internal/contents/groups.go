// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package contents

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// groupLabel is what a group's row says in the column of groups: its value and
// how many rows it has.
func (cs *Cells) groupLabel(dst []byte, group *rowmodel.Group) []byte {
	text := dataset.GroupText(cs.Dataset.Order.Now.Records, cs.Dataset.Order.Now.By.By[group.Level-1], group.Record())
	if text == "" {
		dst = append(append(append(dst, '('), cs.Painter.Style.Texts.Operators.Blank...), ')')
	}
	dst = append(append(dst, text...), " ("...)
	return append(append(dst, textfmt.Grouped(group.Len())...), ')')
}
