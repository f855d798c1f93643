// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package bidi

import (
	"strings"
	"testing"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/widget"
	"github.com/stretchr/testify/require"
)

const hebrew, arabic = "שלום", "مرحبا"

func TestLeftward(t *testing.T) {
	for _, s := range []string{hebrew, arabic, "5 " + arabic, "\u200F-5"} {
		require.True(t, Leftward(s), "%q", s)
	}
	for _, s := range []string{"\u0661\u0662", "서울", "", "-5", "a (b)"} {
		require.False(t, Leftward(s), "%q", s)
	}
}

func TestTheDirectionOfAnEditorIsThatOfItsText(t *testing.T) {
	for text, want := range map[string]system.TextDirection{
		"": system.LTR, "-5": system.LTR, "(555) 010-0042": system.LTR, "서울": system.LTR, hebrew: system.RTL, "5 " + arabic: system.RTL,
		strings.Repeat("가", 400): system.LTR, strings.Repeat("x", 400) + hebrew: system.RTL,
	} {
		var ed widget.Editor
		ed.SetText(text)
		gtx := layout.Context{Locale: system.Locale{Language: "ar", Direction: system.RTL}}
		require.Equal(t, want, Editing(gtx, &ed).Locale.Direction, "%q", text)
		require.Equal(t, text, ed.Text())
		gtx.Locale.Direction = system.LTR
		require.Equal(t, system.LTR, Editing(gtx, &ed).Locale.Direction, "%q", text)
		gtx.Locale.Direction = system.RTL
		require.Zero(t, testing.AllocsPerRun(100, func() { Editing(gtx, &ed) }), "%q", text)
	}
}
