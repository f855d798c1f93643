// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// bar draws widgets in a line, vertically centred, on a ground.
func bar(gtx layout.Context, ground color.NRGBA, children ...layout.FlexChild) layout.Dimensions {
	size := gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, ground)
	side := gtx.Dp(12)
	look.At(gtx, image.Rect(side, 0, max(size.X-side, side), size.Y), func(gtx layout.Context) layout.Dimensions {
		return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
			return layout.Flex{Alignment: layout.Middle}.Layout(gtx, children...)
		})
	})
	return layout.Dimensions{Size: size}
}

func gap(width unit.Dp) layout.FlexChild { return layout.Rigid(layout.Spacer{Width: width}.Layout) }

// top draws the name of the database, the statement to run, and the colours to choose from.
func (w *Window) top(gtx layout.Context) layout.Dimensions {
	l, c, th := w.look, &w.controls, w.look.Theme()
	d := bar(gtx, th.HeaderBg,
		layout.Rigid(w.name), gap(16),
		layout.Flexed(1, w.statement), gap(8),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return c.run.Layout(gtx, l, run.In(l.Lang)) }), gap(16),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions {
			return c.scheme.Layout(gtx, l, look.SchemeLabels(l.Lang)...)
		}),
	)
	look.Fill(gtx, image.Rect(0, d.Size.Y-max(gtx.Dp(1), 1), d.Size.X, d.Size.Y), th.Border)
	return d
}

func (w *Window) name(gtx layout.Context) layout.Dimensions {
	gtx.Constraints.Max.X = min(gtx.Constraints.Max.X, gtx.Dp(treeWidth-28))
	gtx.Constraints.Min.X = gtx.Constraints.Max.X
	return w.look.Text(gtx, look.Type{Size: 16, Weight: font.SemiBold}, w.options.Title)
}

func (w *Window) statement(gtx layout.Context) layout.Dimensions {
	w.controls.statement.Width = gtx.Metric.PxToDp(gtx.Constraints.Max.X)
	return w.controls.statement.Layout(gtx, w.look, hint.In(w.look.Lang))
}

// head draws what the page shows, and the controls of the page.
func (w *Window) head(gtx layout.Context) layout.Dimensions {
	l, c := w.look, &w.controls
	children := []layout.FlexChild{
		layout.Rigid(w.walkButton(&c.back, "‹", w.history.CanBack())), gap(4),
		layout.Rigid(w.walkButton(&c.forward, "›", w.history.CanForward())), gap(12),
		layout.Flexed(1, w.heading), gap(12),
	}
	if w.page.table != nil {
		children = append(children, layout.Rigid(func(gtx layout.Context) layout.Dimensions {
			return c.pages.Layout(gtx, l, rows.In(l.Lang), structureText.In(l.Lang))
		}), gap(12))
	}
	children = append(children,
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return c.export.Layout(gtx, l, w.exportLabel()) }), gap(12),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return c.value.Layout(gtx, l, value.In(l.Lang)) }),
	)
	return bar(gtx, l.Theme().Bg, children...)
}

// walkButton returns a button for the way back or forward, disabled if there is none.
func (w *Window) walkButton(b *look.Button, label string, enabled bool) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		if enabled {
			return b.Layout(gtx, w.look, label)
		}
		d := b.Layout(gtx.Disabled(), w.look, label)
		faint := w.look.Theme().Bg
		faint.A = 170
		look.Fill(gtx, image.Rectangle{Max: d.Size}, faint)
		return d
	}
}

// heading draws the name of the table and the restriction of its rows.
func (w *Window) heading(gtx layout.Context) layout.Dimensions {
	name := statementText.In(w.look.Lang)
	if w.page.table != nil {
		name = w.page.table.Table
	}
	return layout.Flex{Alignment: layout.Baseline}.Layout(gtx,
		layout.Rigid(func(gtx layout.Context) layout.Dimensions {
			return w.look.Text(gtx, look.Type{Size: 15, Weight: font.SemiBold}, name)
		}),
		gap(10),
		layout.Flexed(1, func(gtx layout.Context) layout.Dimensions {
			if w.page.place.Query.Filter == nil {
				return layout.Dimensions{}
			}
			return w.look.Muted(gtx, expr.Print(w.page.place.Query.Filter))
		}),
	)
}

func (w *Window) exportLabel() string {
	if w.page.grid != nil && w.page.grid.IsExporting() {
		return cancelExport.In(w.look.Lang)
	}
	return exportCSV.In(w.look.Lang)
}

// status draws the line at the bottom.
func (w *Window) status(gtx layout.Context) layout.Dimensions {
	l, th := w.look, w.look.Theme()
	left, right := w.statusTexts()
	d := bar(gtx, th.FooterBg,
		layout.Flexed(1, func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, left) }), gap(16),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, right) }),
	)
	look.Fill(gtx, image.Rect(0, 0, d.Size.X, max(gtx.Dp(1), 1)), th.Border)
	return d
}

// statusTexts returns the texts about the rows and about the export.
func (w *Window) statusTexts() (left, right string) {
	g := w.page.grid
	if g == nil {
		return "", ""
	}
	left, right = g.Status(w.look.Lang), g.ExportText(w.look.Lang)
	if rest := w.unsaved.text(w.look.Lang); rest != "" {
		left += "  ·  " + rest
	}
	if err := g.Err(); err != nil {
		left += "  ·  " + w.database.Address.Redact(err).Error()
	}
	return left, right
}
