// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"cmp"
	"fmt"
	"image"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/internal/look"
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

// describe returns a line about a file.
func describe(s table.State, l look.Lang) string {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(l) }
	t := s.Table
	rows, cols, f := t.Rows(), len(t.Columns()), t.Format()
	parts := []string{
		in(counted(rows, "row"), "행 "+look.Grouped(rows)) + progress(s),
		in(counted(cols, "column"), "열 "+look.Grouped(cols)),
		delimiterTexts[cmp.Or(f.Delimiter, ',')].In(l), // none while a long header is read
		f.Encoding,
		size(t.Bytes()),
	}
	if !f.Header {
		parts = append(parts, in("no header", "머리글 없음"))
	}
	if f.Compressed {
		parts = append(parts, "gzip")
	}
	if end, ok := endTexts[t.End()]; ok {
		parts = append(parts, end.In(l))
	}
	return strings.Join(parts, "  ·  ")
}

// endTexts holds the texts for a table that does not contain all of the file.
var endTexts = map[table.End]look.Text{
	table.Broken: {En: "broken off: the rest cannot be read", Ko: "중간에 끊김: 나머지는 읽을 수 없습니다"},
	table.Cut:    {En: "cut: the rest does not fit into memory", Ko: "잘림: 나머지는 메모리에 들어가지 않습니다"},
	table.Grown:  {En: "as it was when opened: it has grown since", Ko: "열었을 때의 내용: 그 뒤에 늘어났습니다"},
}

// progress returns how much of a file is read, as a suffix to the number of its rows.
func progress(s table.State) string {
	switch {
	case s.Done:
		return ""
	case s.Size == 0:
		return "…"
	}
	return fmt.Sprintf("… %d %%", min(100*s.Read/s.Size, 99)) // at 100 there may still be rows to come
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

// status draws the line at the bottom.
func (v *viewer) status(gtx layout.Context) layout.Dimensions {
	l, th, size := v.look, v.look.Theme(), gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, th.FooterBg)
	look.Fill(gtx, image.Rect(0, 0, size.X, max(gtx.Dp(1), 1)), th.Border)
	line := describe(v.state, l.Lang)
	if v.waits() {
		line += "  ·  " + waiting.In(l.Lang)
	}
	if text := v.tools.exported.In(l.Lang); text != "" {
		line = text + "  ·  " + line
	}
	inner := image.Rect(gtx.Dp(16), 0, size.X-gtx.Dp(16), size.Y)
	look.At(gtx, inner, func(gtx layout.Context) layout.Dimensions {
		return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, line) })
	})
	return layout.Dimensions{Size: size}
}
