// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && linux

package e2e

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// TestWindowClipboardLimits pastes more than another program sends in one piece, and copies more than an X server
// accepts: a message appears for each, and the clipboard keeps working.
func TestWindowClipboardLimits(t *testing.T) {
	ctx := suite(t)
	w := newWindow(ctx, t)
	s := begin(ctx, t, w, opening{page: "cells", lang: look.English})
	texts := look.English.Grid().Editing
	s.click(s.cell("Item", 0))
	s.mirrored("a click")

	owner := w.offer(strings.Repeat("x", 5<<20)) // xclip sends this in parts
	s.press("Ctrl+V")
	s.mirror.window.Clipboard.Ignore()
	s.mirror.window.Advance(time.Minute)
	assert.Equal(t, texts.PasteNoAnswer, s.mirrored("a paste in parts").Status)

	const megabyte = 1_000_000
	text := strings.Repeat("x", megabyte-2)
	owner.stop()
	w.offer(text)
	s.press("Ctrl+V")
	s.mirror.window.Paste(text)
	s.comes("a paste in one piece", "Pasted (1): xxx")

	for range 11 {
		s.press("Shift+Down")
	}
	s.press("Ctrl+D")
	s.comes("Ctrl+D", "Item 1 – Item 12 · Filled (11): xxx")
	s.press("Ctrl+C")
	eventually(ctx, t, "a copy of 12 MB", func() error { return w.offers(12*megabyte - 2) })

	for range 6 {
		s.press("Shift+Down")
	}
	s.press("Ctrl+D")
	s.comes("Ctrl+D over more rows", "Item 1 – Item 18 · Filled")
	s.press("Ctrl+C")
	s.comes("a copy of 18 MB", texts.CopyLarge)
	if err := w.offers(12*megabyte - 2); err != nil {
		t.Errorf("what was copied before: %v", err)
	}
	s.press("Ctrl+Z")
	s.comes("Ctrl+Z", "Undone (")
}

// comes waits until the status line of both galleries contains a text, some time after an action.
func (s *session) comes(after, says string) {
	s.t.Helper()
	eventually(s.ctx, s.t, "the mirror after "+after, func() error {
		s.mirror.window.Frame()
		if now := s.mirror.state().Status; !strings.Contains(now, says) {
			return fmt.Errorf("it says %q, not %q", now, says)
		}
		return nil
	})
	s.mirrored(after)
}

// offer makes another program put a text on the clipboard, and waits until it is there.
func (w *window) offer(text string) *process {
	w.t.Helper()
	cmd := w.command(w.xclip, "-selection", "clipboard", "-in", "-quiet")
	cmd.Stdin = strings.NewReader(text)
	p := start(w.t, cmd)
	eventually(w.ctx, w.t, "the text on the clipboard", func() error {
		if p.over() {
			return fmt.Errorf("xclip has ended: %s", &p.notes)
		}
		return w.offers(len(text))
	})
	return p
}

// offers returns an error unless the clipboard has a text with the given number of bytes.
func (w *window) offers(bytes int) error {
	text, err := w.clipboard()
	if err == nil && len(text) != bytes {
		err = errors.New(fmt.Sprint("a text of ", len(text), " bytes, not ", bytes))
	}
	return err
}
