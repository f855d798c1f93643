// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"io"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// paint is a loader of pictures.
func paint(_ context.Context, source string) (io.ReadCloser, error) {
	if source == "" || source == "broken" {
		return nil, errors.New("nothing there")
	}
	return io.NopCloser(bytes.NewReader(pictureOf(20, 10))), nil
}

func onePixel() []byte { return pictureOf(1, 1) }

func pictureOf(w, h int) []byte {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = 200
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		panic(err)
	}
	return out.Bytes()
}

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

// TestPicturesBeginToLoadWithoutFurtherFrames draws only the frames that the grid requests. Another frame must find
// nothing to begin.
func TestPicturesBeginToLoadWithoutFurtherFrames(t *testing.T) {
	for name, load := range map[string]option.PictureLoader{"loads": paint, "fails": func(context.Context, string) (io.ReadCloser, error) {
		return nil, errors.New("no")
	}} {
		s := show(numbered(1000), nil, picture(load))
		for _, step := range []struct {
			name   string
			change func()
		}{
			{"at first", func() {}},
			{"a jump", func() { s.Grid.ScrollToRow(500, option.AlignStart) }},
			{"rows that come", func() { _, y := s.Grid.ScrollOffset(); s.Grid.ScrollToOffset(y + 90) }},
			{"a click", func() { s.Click(80+14, gridstage.RowY(3)) }},
			{"other rows", func() { s.Grid.SetRows(numbered(2000)[1000:]) }},
			{"another picture", func() { changePicture(t, s) }},
		} {
			step.change()
			rest(s)
			s.Frame()
			_, waits := s.Wakeup()
			require.False(t, waits, "%s, %s", name, step.name)
		}
	}
}

// changePicture gives the second row on the screen another picture.
func changePicture(t *testing.T, s *stage) {
	_, y := s.Grid.ScrollOffset()
	row, ok := s.Grid.RowAt(int(y)/36 + 1)
	require.True(t, ok)
	row.Picture = "another"
	require.NoError(t, s.Grid.Apply(gridui.Changes[thing]{Update: []thing{row}}))
}

// TestPicturesThatLoadAreLookedFor shows pictures in a window that loading cannot wake.
func TestPicturesThatLoadAreLookedFor(t *testing.T) {
	l := &loader{let: make(chan struct{})}
	s := show(numbered(100), nil, picture(l.load))
	s.Until(func() bool { running, _, _, _ := l.now(); return running == 4 })
	s.Frame()
	at, waits := s.Wakeup()
	require.True(t, waits)
	require.Equal(t, 50*time.Millisecond, at.Sub(s.Now))
	close(l.let)
	rest(s)
	_, _, _, asked := l.now()
	require.GreaterOrEqual(t, asked, 8, "the pictures of all rows on the screen")
}

// TestPicturesOfRowsDrawnAheadLoad scrolls to a row that was drawn when it was more than two screens away.
func TestPicturesOfRowsDrawnAheadLoad(t *testing.T) {
	const far = 14
	l := &loader{let: make(chan struct{})}
	close(l.let)
	rows := things(100)
	for i := range rows {
		rows[i].Picture = map[bool]string{true: "far", false: "near"}[i == far]
	}
	s := show(rows, nil, picture(l.load))
	s.Size.Y = 40 + 2*36
	rest(s)
	for y := range int64(far - 1) {
		s.Grid.ScrollToOffset(36 * y)
		s.Frame()
	}
	rest(s)
	l.mu.Lock()
	defer l.mu.Unlock()
	require.Equal(t, []string{"near", "far"}, l.asked)
}
