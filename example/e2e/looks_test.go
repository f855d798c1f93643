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
