// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"testing"
	"unicode/utf16"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// TestBrowserComposes composes Hangul in a cell as an input method does in a browser, syllable by
// syllable, beginning while no editor is open.
func TestBrowserComposes(t *testing.T) {
	ctx := suite(t)
	b := newBrowser(ctx, t)
	s := begin(ctx, t, b, opening{page: "tracking", lang: look.English})
	s.choose("Thigpen")
	s.ringed("a click")
	s.must(b.listens())

	for _, word := range [][]string{{"ㅎ", "하", "한"}, {"ㄱ", "그", "글"}} {
		for _, step := range word {
			s.must(b.compose(step))
			s.mirror.window.Compose(step)
			assert.True(t, s.mirrored("composing "+step).Focus.Edited)
		}
		whole := word[len(word)-1]
		s.must(b.insert(whole))
		s.mirror.window.CommitComposition(whole)
		s.mirrored("the syllable " + whole)
	}
	s.press("Enter")
	now := s.mirrored("Enter")
	assert.Contains(t, now.Status, "name: Thigpen → 한글")
	assert.Equal(t, body(1, "name"), now.Focus)
	s.park()
	s.mirror.spot(t, "한글")
	assert.Empty(t, b.console.complaints())
}

// compose shows a text as the unfinished one of an input method, the caret at its end.
func (b *browser) compose(text string) error {
	end := int64(len(utf16.Encode([]rune(text))))
	return b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.ImeSetComposition,
			input.ImeSetCompositionParams{Text: text, SelectionStart: end, SelectionEnd: end})
		return err
	}))
}

// insert ends a composition with a text.
func (b *browser) insert(text string) error {
	return b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: text})
		return err
	}))
}
