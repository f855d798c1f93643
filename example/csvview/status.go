// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"cmp"
	"fmt"
	"image"
	"slices"
	"strings"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/option"
)

var kindTexts = [...]look.Text{
	table.Text:     {En: "text", Ko: "텍스트"},
	table.Integer:  {En: "integer", Ko: "정수"},
	table.Decimal:  {En: "decimal", Ko: "소수"},
	table.Date:     {En: "date", Ko: "날짜"},
	table.Time:     {En: "time", Ko: "시각"},
	table.DateTime: {En: "datetime", Ko: "날짜와 시각"},
	table.Boolean:  {En: "boolean", Ko: "참/거짓"},
}

func kindText(k table.Kind) look.Text {
	if int(k) < len(kindTexts) {
		return kindTexts[k]
	}
	return look.Text{En: k.String(), Ko: k.String()}
}

var delimiterTexts = map[byte]look.Text{
	',':  {En: "comma", Ko: "쉼표"},
	';':  {En: "semicolon", Ko: "쌍반점"},
	'\t': {En: "tab", Ko: "탭"},
	'|':  {En: "vertical bar", Ko: "세로줄"},
}

// separator is between the facts about a file.
const separator = "  ·  "

// facts returns what there is to say about a file, except for the number of its rows. What keeps some of them from
// showing comes first.
func facts(s table.State, l look.Lang) (parts []string) {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(l) }
	t := s.Table
	cols, f := len(t.Columns()), t.Format()
	if end, ok := endTexts[t.End()]; ok {
		parts = append(parts, end.In(l))
	}
	parts = append(parts,
		in(counted(cols, "column"), "열 "+look.Grouped(cols)),
		delimiterTexts[cmp.Or(f.Delimiter, ',')].In(l), // none while a long header is read
		f.Encoding,
		size(t.Bytes()),
	)
	if !f.Header {
		parts = append(parts, in("no header", "머리글 없음"))
	}
	if f.Compressed {
		parts = append(parts, "gzip")
	}
	return parts
}

// endTexts holds the texts for a table that does not contain all of the file.
var endTexts = map[table.End]look.Text{
	table.Broken: {En: "broken off: the rest cannot be read", Ko: "중간에 끊김: 나머지는 읽을 수 없습니다"},
	table.Cut:    {En: "cut: the rest does not fit into memory", Ko: "잘림: 나머지는 메모리에 들어가지 않습니다"},
	table.Grown:  {En: "as it was when opened: it has grown since", Ko: "열었을 때의 내용: 그 뒤에 늘어났습니다"},
}

// waiting explains why some of the rows read do not show.
var waiting = look.Text{
	En: "sorted, filtered or grouped: rows read from now on join when all are there",
	Ko: "정렬, 필터 또는 그룹: 이제부터 읽는 행은 다 읽은 뒤 합쳐집니다",
}

// counted returns a number followed by a noun.
func counted(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return look.Grouped(n) + " " + noun
}

// size formats a number of bytes.
func size(n int) string {
	switch {
	case n < 1000:
		return fmt.Sprintf("%d B", n)
	case n < 1_000_000:
		return fmt.Sprintf("%.1f kB", float64(n)/1e3)
	case n < 1_000_000_000:
		return fmt.Sprintf("%.1f MB", float64(n)/1e6)
	}
	return fmt.Sprintf("%.2f GB", float64(n)/1e9)
}

// reading returns how many rows of a file have been read, and how much of it; empty at its end.
func reading(s table.State, l look.Lang) string {
	if s.Done {
		return ""
	}
	rows := s.Table.Rows()
	text := look.Text{En: counted(rows, "row") + " read…", Ko: "행 " + look.Grouped(rows) + " 읽음…"}.In(l)
	if s.Size == 0 {
		return text
	}
	return fmt.Sprintf("%s %d %%", text, min(100*s.Read/s.Size, 99)) // at 100 there may still be rows to come
}

// statusText returns the facts for the status bar of the grid, which shows the numbers of rows itself: the news first.
func (v *viewer) statusText() []string {
	l := v.look.Lang
	parts := facts(v.state, l)
	if v.waits() {
		parts = slices.Insert(parts, 0, waiting.In(l))
	}
	if text := reading(v.state, l); text != "" {
		parts = slices.Insert(parts, 0, text)
	}
	if text := v.tools.exported.In(l); text != "" {
		parts = slices.Insert(parts, 0, text)
	}
	return parts
}

// about is the item of the status bar with the facts about the file. It shows a card with all facts while the mouse is
// over it, after a click, and after Space or Enter.
type about struct {
	press look.Press
	open  bool
	// since is when the mouse came, zero while it is elsewhere.
	since time.Time
}

// statusItems returns the items of the status bar: the numbers of rows, the file and the figures of selected cells.
func (v *viewer) statusItems() []option.StatusItem {
	items := option.DefaultStatusItems()
	end := slices.IndexFunc(items, func(i option.StatusItem) bool { return i.Kind > option.StatusFiltered })
	return slices.Insert(items, end, option.StatusItem{Widget: v.status})
}

const (
	// aboutLeast is the least width of the item, rowsRoom the width that it leaves for the numbers of rows.
	aboutLeast, rowsRoom = unit.Dp(64), unit.Dp(190)
	hoverDelay           = 500 * time.Millisecond
)

// room returns the greatest width of the item in pixels, in a bar of a width.
func (v *viewer) room(gtx layout.Context, bar int) int {
	room := bar - gtx.Dp(rowsRoom)
	if v.grid.StatusBar.Figures.Cells > 0 {
		room = min(room, bar*2/5)
	}
	return max(room, gtx.Dp(aboutLeast))
}

// status draws the item of the file.
func (v *viewer) status(gtx layout.Context) layout.Dimensions {
	a, parts := &v.about, v.statusText()
	bar := gtx.Constraints.Max
	gtx.Constraints = layout.Constraints{Max: image.Pt(min(v.room(gtx, bar.X), bar.X), bar.Y)}
	dims := a.press.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		return v.look.Muted(gtx, strings.Join(parts, separator))
	})
	if a.press.Ringed(gtx) {
		v.look.Ring(gtx, &a.press, dims.Size, 4)
	}
	if a.shows(gtx) {
		v.aboutCard(gtx, parts, dims.Size.X, bar.X)
	}
	return dims
}

// update reads the input of the item.
func (a *about) update(gtx layout.Context) {
	for a.press.Clicked(gtx) {
		a.open = !a.open
	}
	for {
		ev, ok := gtx.Event(key.Filter{Focus: &a.press.Clickable, Name: key.NameEscape})
		if !ok {
			break
		}
		if k, is := ev.(key.Event); is && k.State == key.Press {
			a.open = false
		}
	}
	a.open = a.open && gtx.Focused(&a.press.Clickable)
}

// shows reports whether the card shows.
func (a *about) shows(gtx layout.Context) bool {
	if !a.press.Hovered() {
		a.since = time.Time{}
		return a.open
	}
	if a.since.IsZero() {
		a.since = gtx.Now
	}
	due := a.since.Add(hoverDelay)
	if !a.open && gtx.Now.Before(due) {
		gtx.Execute(op.InvalidateCmd{At: due})
		return false
	}
	return true
}

// aboutCard draws a card above the item, with a line for each fact. item and bar are the widths of the item and of the
// bar.
func (v *viewer) aboutCard(gtx layout.Context, parts []string, item, bar int) {
	l, th, pad := v.look, v.look.Theme(), gtx.Dp(10)
	lines := make([]layout.FlexChild, len(parts))
	for i, text := range parts {
		lines[i] = layout.Rigid(func(gtx layout.Context) layout.Dimensions {
			return l.Text(gtx, look.Type{Size: 13, Color: th.TooltipFg, Lines: 4}, text)
		})
	}
	card := op.Record(gtx.Ops)
	gtx.Constraints = layout.Constraints{Max: image.Pt(max(min(bar, gtx.Dp(480))-2*pad, 0), 1<<20)}
	content := op.Record(gtx.Ops)
	size := layout.Flex{Axis: layout.Vertical}.Layout(gtx, lines...).Size.Add(image.Pt(2*pad, 2*pad))
	draw := content.Stop()
	x := 0
	if l.RTL {
		x = item - size.X
	}
	at := op.Offset(image.Pt(x, -size.Y-gtx.Dp(8))).Push(gtx.Ops)
	look.Plate(gtx, image.Rectangle{Max: size}, 6, th.TooltipBg)
	inner := op.Offset(image.Pt(pad, pad)).Push(gtx.Ops)
	draw.Add(gtx.Ops)
	inner.Pop()
	at.Pop()
	op.Defer(gtx.Ops, card.Stop())
}
