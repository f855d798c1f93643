// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"image/color"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/menus"
)

// mostFlat is the greatest number of items of a menu without submenus: longer menus do not fit into usual windows.
const mostFlat = 14

// fold is a part of a long menu that is in a submenu: its items and their commands.
type fold struct {
	list     []item
	commands []feature.HeadCommand
}

// fold moves the pins and the widths of a long menu into submenus.
func (f *Feature) fold(m *items) {
	n := len(m.own)
	for i := range m.list {
		if !m.list[i].Separator {
			n++
		}
	}
	if n <= mostFlat {
		return
	}
	texts := &f.Painter.Style.Texts
	m.fold(feature.HeadPins, feature.HeadPinLeft, feature.HeadUnpin, texts.Pins)
	m.fold(feature.HeadWidths, feature.HeadFit, feature.HeadFitWidth, texts.Widths)
}

// fold moves the items of the commands first to last into a submenu with a command and a label.
func (m *items) fold(c, first, last feature.HeadCommand, label string) {
	from, end := -1, 0
	for i, of := range m.commands {
		if of >= first && of <= last {
			if from < 0 {
				from = i
			}
			end = i + 1
		}
	}
	if from < 0 {
		return
	}
	to := &m.folds[c-feature.HeadPins]
	to.list, to.commands = append(to.list[:0], m.list[from:end]...), append(to.commands[:0], m.commands[from:end]...)
	m.list[from] = item{Label: label, Children: to.list}
	m.commands[from] = c
	m.list = append(m.list[:from+1], m.list[end:]...)
	m.commands = append(m.commands[:from+1], m.commands[end:]...)
}

// folded returns the command of an item of a submenu.
func (m *items) folded(c feature.HeadCommand, path []int) feature.HeadCommand {
	if c < feature.HeadPins || c > feature.HeadWidths {
		return c
	}
	if of := m.folds[c-feature.HeadPins].commands; len(path) > 0 && path[0] < len(of) {
		return of[path[0]]
	}
	return feature.HeadNone
}

// icons holds the functions that draw the icons of items. They are made once.
type icons [feature.HeadProvided]menus.Icon

// iconOf returns the icon of a command, nil for none.
func (f *Feature) iconOf(c feature.HeadCommand) menus.Icon {
	if c >= feature.HeadProvided || f.iconIn(c).IsZero() {
		return nil
	}
	if f.icons[c] == nil {
		f.icons[c] = func(gtx layout.Context, px int, ink color.NRGBA) { f.iconIn(c).Draw(gtx, px, ink, f.Painter.DrawGlyph) }
	}
	return f.icons[c]
}

// iconIn returns the icon of a command in the style of the frame.
func (f *Feature) iconIn(c feature.HeadCommand) icon.Icon {
	set := &f.Painter.Style.Icons
	switch c {
	case feature.HeadSortAsc:
		return set.Asc
	case feature.HeadSortDesc:
		return set.Desc
	case feature.HeadOpenFilter:
		return set.Filter
	case feature.HeadPins:
		return set.Pin
	case feature.HeadOpenColumns:
		return set.Columns
	}
	return icon.Icon{}
}
