// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells_test

import (
	"context"
	"errors"
	"io"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// loader counts loads, and holds them until they are let go.
type loader struct {
	mu           sync.Mutex
	running, top int
	cancelled    int
	asked        []string
	let          chan struct{}
}

func (l *loader) load(ctx context.Context, source string) (io.ReadCloser, error) {
	l.mu.Lock()
	l.running++
	l.top = max(l.top, l.running)
	l.asked = append(l.asked, source)
	l.mu.Unlock()
	defer func() {
		l.mu.Lock()
		l.running--
		l.mu.Unlock()
	}()
	select {
	case <-l.let:
		return paint(ctx, source)
	case <-ctx.Done():
		l.mu.Lock()
		l.cancelled++
		l.mu.Unlock()
		return nil, ctx.Err()
	}
}

func (l *loader) now() (running, top, cancelled, asked int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.running, l.top, l.cancelled, len(l.asked)
}

func numbered(n int) []thing {
	rows := things(n)
	for i := range rows {
		rows[i].Picture = strconv.Itoa(i)
	}
	return rows
}

func TestFourPicturesLoadAtOnce(t *testing.T) {
	l := &loader{let: make(chan struct{})}
	s := show(numbered(100), nil, picture(l.load))
	s.Until(func() bool { running, _, _, _ := l.now(); return running == 4 })
	close(l.let)
	rest(s)
	_, top, _, asked := l.now()
	require.Equal(t, 4, top)
	require.LessOrEqual(t, asked, 12, "rows on the screen alone")
}

func TestLoadingEndsTwoScreensAway(t *testing.T) {
	l := &loader{let: make(chan struct{})}
	s := show(numbered(1000), nil, picture(l.load))
	s.Until(func() bool { running, _, _, _ := l.now(); return running == 4 })
	s.Grid.ScrollToRow(500, option.AlignStart)
	s.Settle()
	s.Until(func() bool { _, _, cancelled, _ := l.now(); return cancelled == 4 })
	close(l.let)
	rest(s)
	require.NoError(t, s.Grid.Close())
}

func TestPicturesThatFailAreLoadedAgain(t *testing.T) {
	fail := true
	var mu sync.Mutex
	s := show([]thing{{ID: 1, Picture: "1"}}, nil, picture(func(ctx context.Context, source string) (io.ReadCloser, error) {
		mu.Lock()
		defer mu.Unlock()
		if fail {
			return nil, errors.New("no")
		}
		return paint(ctx, source)
	}))
	rest(s)
	failed := gridtest.CountOps(s.Ops()).Paint
	mu.Lock()
	fail = false
	mu.Unlock()
	s.Click(80+14, gridstage.RowY(0))
	rest(s)
	require.NotZero(t, failed)
	s.Click(80+14, gridstage.RowY(0))
	rest(s)
	require.Empty(t, s.Problems())
}
