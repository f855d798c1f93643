// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package contents

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// footerLabel is what the footer of a group says in the column of groups.
func (cs *Cells) footerLabel(dst []byte, it coord.Item) []byte {
	title, _ := cs.Dataset.Groups.Titled(it, &cs.Painter.Style.Texts.Grouping)
	if title == "" {
		title = "(" + cs.Painter.Style.Texts.Operators.Blank + ")"
	}
	return append(dst, cs.Painter.Style.Texts.Grouping.Footer(title)...)
}

// groupLabel is what a group's row says in the column of groups: its value and
// how many rows it has.
func (cs *Cells) groupLabel(dst []byte, it coord.Item) []byte {
	text, rows := cs.Dataset.Groups.Titled(it, &cs.Painter.Style.Texts.Grouping)
	if text == "" {
		dst = append(append(append(dst, '('), cs.Painter.Style.Texts.Operators.Blank...), ')')
	}
	dst = append(append(dst, text...), " ("...)
	return append(append(dst, textfmt.Grouped(rows)...), ')')
}
