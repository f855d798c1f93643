// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build (linux && !android) || freebsd || openbsd

package clipboard_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
)

// An X server ends the connection to a program that sends 16,777,184 bytes or more.
func TestCopyStaysBelowTheLimitOfX11(t *testing.T) {
	const most = 16_777_184
	for name, c := range map[string]struct {
		text   string
		copied bool
	}{
		"below":                {strings.Repeat("x", 16_000_000), true},
		"above":                {strings.Repeat("x", most), false},
		"above with its signs": {strings.Repeat("\"\n", most/3), false}, // each quote is doubled
	} {
		t.Run(name, func(t *testing.T) {
			s := fillstage.NewFilled(3, func(_ *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) { rows[1].Text = c.text })
			s.Grid.Announce = true
			fillstage.SelectFilled(s, "r0", "text", "r2", "text")
			s.Events = nil
			s.Keys("Shortcut+C")
			s.Settle()
			text, copied := s.Clipboard.Text()
			require.Equal(t, c.copied, copied)
			require.Less(t, len(text), most)
			if done := gridstage.EventsOf[events.CellsCopied](s.Events); !c.copied {
				require.Len(t, done, 1)
				require.ErrorIs(t, done[0].Err, edit.ErrCopyLarge)
				require.ErrorContains(t, done[0].Err, "more than 16 MB of text")
				require.Equal(t, s.Grid.ErrorText(edit.ErrCopyLarge), s.TakeAnnounced()[0].Text)
			}
		})
	}
}
