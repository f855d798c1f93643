// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuepane

import (
	"strconv"
	"unicode/utf8"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/valueview"
)

var noCell = look.Text{En: "No cell is focused", Ko: "선택한 셀이 없습니다"}

var kinds = [...]look.Text{
	valueview.Null:  {En: "NULL: no value", Ko: "NULL: 값 없음"},
	valueview.Empty: {En: "empty", Ko: "비어 있음"},
	valueview.Text:  {En: "text", Ko: "텍스트"},
	valueview.JSON:  {En: "JSON", Ko: "JSON"},
	valueview.Bytes: {En: "bytes", Ko: "바이트"},
}

// about returns the kind and the size of a value as text.
func about(v valueview.View) look.Text {
	t := kinds[v.Kind]
	if v.Kind == valueview.Null || v.Kind == valueview.Empty {
		return t
	}
	n := look.Grouped(v.Size)
	t = look.Text{En: t.En + ", " + plural(n, v.Size), Ko: t.Ko + ", " + n + "바이트"}
	if v.Media != "" {
		t.En, t.Ko = t.En+", "+v.Media, t.Ko+", "+v.Media
	}
	if v.Broken {
		t.En, t.Ko = t.En+", no valid JSON", t.Ko+", 올바른 JSON이 아님"
	}
	if v.Cut {
		shown := strconv.Itoa(valueview.MaxText >> 20)
		t.En, t.Ko = t.En+", first "+shown+" MiB shown", t.Ko+", 처음 "+shown+" MiB만 표시"
	}
	return t
}

func plural(n string, of int) string {
	if of == 1 {
		return n + " byte"
	}
	return n + " bytes"
}

// maxLine is the maximum length of a line shown, in bytes: the cost of shaping a text grows with its length.
const maxLine = 16 << 10

func cut(s string) string {
	if len(s) <= maxLine {
		return s
	}
	n := maxLine
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n] + "…"
}
