// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// playSidebar goes to another page and changes colours and language.
func playSidebar(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, airports)
	s.choose("A billion rows")
	assert.Equal(t, "sheet", s.mirrored("a click in the sidebar").Page)
	s.drawn()
	s.choose("Dark")
	assert.Equal(t, "dark", s.mirrored("a click on dark").Theme)
	s.drawn()
	s.choose("한국어")
	assert.Equal(t, "ko", s.mirrored("a click on Korean").Lang)
	s.drawn()
}

// playPrograms goes to pages that are programs of their own in a browser, by clicks and by keys. The colours and the
// language go with it.
func playPrograms(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, airports)
	s.choose("Dark")
	s.mirrored("a click on dark")
	s.choose("Analyse")
	now := s.mirrored("a click on a page of the other program")
	assert.Equal(t, "analyse dark en", now.Page+" "+now.Theme+" "+now.Lang)
	s.choose("한국어")
	s.mirrored("a click on Korean")
	s.choose("고정된 열")
	now = s.mirrored("a click on a page of the first program")
	assert.Equal(t, "pins dark ko", now.Page+" "+now.Theme+" "+now.Lang)
	s.drawn()
	for _, step := range []struct{ key, page string }{{"Up", "text-table"}, {"Up", "cells-ready"}, {"Up", "cells"}, {"Up", "tracking"}, {"Up", "menu"}, {"Up", "exchange"}, {"Down", "menu"}} {
		s.press(step.key)
		assert.Equal(t, step.page, s.mirrored(step.key+" in the list of pages").Page)
	}
	s.drawn()
}

// playKorean opens in Korean and checks the texts and their letters.
func playKorean(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "states", lang: look.Korean})
	now := s.mirrored("the first frame")
	assert.Equal(t, "ko", now.Lang)
	assert.Contains(t, now.Status, "전체")
	s.drawn()
	s.choose("김민서")
	s.mirrored("a click")
	s.ringed("a click")
}
