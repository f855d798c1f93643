// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"
	"image/color"
	"slices"

	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// FilterOf returns the filter of a column. SetFilter changes it as a user does.
	FilterOf(columnID string) filter.Filter
	SetFilter(columnID string, f filter.Filter)
}

// appendFilterItem appends the submenu that filters a column by the colours and icons that its rules give cells.
func (f *Feature) appendFilterItem(dst []feature.MenuItem, columnID string) []feature.MenuItem {
	d := column.Find(f.Dataset.CallerColumns(), columnID)
	if !*f.Settings.Filters || d == nil || !d.Filters() {
		return dst
	}
	t := &f.Painter.Style.Texts.Formats
	it := feature.MenuItem{Label: t.FilterBy}
	colors, icons := f.Names(columnID, option.SortByColor), f.Names(columnID, option.SortByIcon)
	switch {
	case f.Dataset.Remote.Are():
		it.Disabled, it.Reason = true, t.NotInMemory
	case len(colors)+len(icons) == 0:
		it.Disabled, it.Reason = true, t.NoLooks
	}
	f.addLooks(&it, columnID, filter.HasColor, colors)
	f.addLooks(&it, columnID, filter.HasIcon, icons)
	return append(dst, it)
}

// addLooks appends the items of the colours or the icons of a column, and of cells without one. Choosing an item that is
// on clears the filter.
func (f *Feature) addLooks(parent *feature.MenuItem, columnID string, op filter.Op, names []string) {
	if len(names) == 0 {
		return
	}
	texts := &f.Painter.Style.Texts
	kind := f.kindOf(columnID)
	for _, name := range append(slices.Clip(names), filter.NoLook) {
		is := op.Of(name)
		on := f.Grid.FilterOf(columnID).Equal(is)
		parent.Children = append(parent.Children, feature.MenuItem{
			Label: filterwords.Condition(is.First, kind, texts), Choice: true, Checked: on, Icon: f.lookIcon(op, name),
			Do: func(layout.Context) {
				if on {
					is = filter.Filter{}
				}
				f.Grid.SetFilter(columnID, is)
			},
		})
	}
}

// kindOf returns the kind of a column's values.
func (f *Feature) kindOf(columnID string) option.Kind {
	if col := f.Columns.Find(columnID); col >= 0 {
		return f.Columns.Def(col).FilterKind()
	}
	return option.KindOther
}

// lookIcon returns a function that draws a colour, or an icon in the ink of texts; nil for none.
func (f *Feature) lookIcon(op filter.Op, name string) menus.Icon {
	if op == filter.HasIcon {
		set, icon, ok := filterwords.ReadIcon(name)
		if !ok {
			return nil
		}
		return func(_ layout.Context, px int, ink color.NRGBA) {
			f.drawIcon(set, icon, image.Rect(0, 0, px, px).Inset(px/8), ink)
		}
	}
	var tint rule.Tint
	if tint.UnmarshalText([]byte(name)) != nil || tint == rule.None {
		return nil
	}
	return func(gtx layout.Context, px int, _ color.NRGBA) {
		at := image.Rect(0, 0, px, px)
		paint.FillShape(gtx.Ops, f.Painter.Style.Theme.FieldBorder, clip.Rect(at).Op())
		paint.FillShape(gtx.Ops, f.Painter.Style.Theme.Bg, clip.Rect(at.Inset(f.Painter.Style.Line)).Op())
		paint.FillShape(gtx.Ops, f.colors.Ground[tint], clip.Rect(at.Inset(f.Painter.Style.Line)).Op())
	}
}
