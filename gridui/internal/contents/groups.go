// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package contents

import (
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// groupTitle is what a group is called.
func (cs *Cells) groupTitle(group *rowmodel.Group) string {
	now := &cs.Dataset.Order.Now
	return now.By.Title(now.Records, group, &cs.Painter.Style.Texts.Grouping)
}

// footerLabel is what the footer of a group says in the column of groups.
func (cs *Cells) footerLabel(dst []byte, group *rowmodel.Group) []byte {
	title := cs.groupTitle(group)
	if title == "" {
		title = "(" + cs.Painter.Style.Texts.Operators.Blank + ")"
	}
	return append(dst, cs.Painter.Style.Texts.Grouping.Footer(title)...)
}

// groupLabel is what a group's row says in the column of groups: its value and
// how many rows it has.
func (cs *Cells) groupLabel(dst []byte, group *rowmodel.Group) []byte {
	text := cs.groupTitle(group)
	if text == "" {
		dst = append(append(append(dst, '('), cs.Painter.Style.Texts.Operators.Blank...), ')')
	}
	dst = append(append(dst, text...), " ("...)
	return append(append(dst, textfmt.Grouped(group.Len())...), ')')
}
