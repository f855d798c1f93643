// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
)

// session drives a gallery and its mirror.
type session struct {
	t      *testing.T
	ctx    context.Context
	stage  stage
	mirror *mirror
}

// begin opens a gallery and waits for its first frame.
func begin(ctx context.Context, t *testing.T, on stage, o opening) *session {
	t.Helper()
	s := &session{t, ctx, on, newMirror(t, o, on.notch())}
	s.must(on.open(o))
	t.Cleanup(s.keepPicture) // before the program ends
	s.mirrored("the first frame")
	return s
}

// reopen closes the gallery and opens it again.
func (s *session) reopen(o opening) {
	s.t.Helper()
	s.mirror = s.mirror.again(s.t, o)
	s.must(s.stage.open(o))
	s.mirrored("the gallery opened again")
}

func (s *session) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// keepPicture saves a picture of the screen if the test failed, and logs what a page received last.
func (s *session) keepPicture() {
	if !s.t.Failed() {
		return
	}
	if b, ok := s.stage.(*browser); ok {
		received, err := b.history()
		s.t.Log("the page received:\n"+received, err)
	}
	img, err := s.stage.picture()
	if err != nil {
		s.t.Log("no picture of the failure:", err)
		return
	}
	file := filepath.Join(root(), "build", "e2e", strings.ReplaceAll(s.t.Name(), "/", "-")+".png")
	if err := save(file, img); err != nil {
		s.t.Log(err)
		return
	}
	s.t.Log("picture:", file)
}

func save(file string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}

func (s *session) click(at image.Point) {
	s.t.Helper()
	s.must(s.stage.click(at))
	s.mirror.click(at)
}

// choose clicks the widget with a label.
func (s *session) choose(label string) {
	s.t.Helper()
	s.click(s.mirror.spot(s.t, label))
}

func (s *session) doubleClick(at image.Point) {
	s.t.Helper()
	s.must(s.stage.doubleClick(at))
	s.mirror.doubleClick(at)
}

func (s *session) wheel(at image.Point, notches int) {
	s.t.Helper()
	s.must(s.stage.wheel(at, notches))
	s.mirror.wheel(at, notches)
}

func (s *session) drag(from, to image.Point) {
	s.t.Helper()
	s.hold(from, to, "")
	s.release(to, "")
}

// hold drags and keeps the button and a key down.
func (s *session) hold(from, to image.Point, key string) {
	s.t.Helper()
	s.must(s.stage.hold(from, to, key))
	s.mirror.hold(from, to, key)
}

// release releases the button, and the key that was held with it.
func (s *session) release(at image.Point, key string) {
	s.t.Helper()
	s.must(s.stage.release(at, key))
	s.mirror.release()
}

func (s *session) press(key string) {
	s.t.Helper()
	s.must(s.stage.press(key))
	s.mirror.press(key)
}

func (s *session) write(text string) {
	s.t.Helper()
	s.must(s.stage.write(text))
	s.mirror.write(text)
}

// park moves the pointer to a place without a hover effect: no row is highlighted, no tooltip appears.
func (s *session) park() {
	s.t.Helper()
	at := image.Pt(sidebarWidth/2, windowSize.Y/2)
	s.must(s.stage.move(at))
	s.mirror.move(at)
}

// rowHeight returns the height of the rows in pixels.
func (s *session) rowHeight() int64 {
	s.t.Helper()
	return int64(s.mirror.rowHeight(s.t))
}

// sidebarWidth is the width of the list of pages in pixels.
const sidebarWidth = 220

// mirrored waits until the gallery shows the state of its mirror, and returns that state.
func (s *session) mirrored(after string) pages.State {
	s.t.Helper()
	want := s.mirror.state()
	eventually(s.ctx, s.t, "after "+after, func() error {
		got, err := s.stage.state()
		if err == nil && got != want {
			err = fmt.Errorf("the gallery shows\n  %+v, its mirror\n  %+v", got, want)
		}
		return err
	})
	return want
}

// shows waits until a picture passes a check, and returns that picture.
func (s *session) shows(what string, check func(*image.NRGBA) error) *image.NRGBA {
	s.t.Helper()
	var img *image.NRGBA
	eventually(s.ctx, s.t, what, func() (err error) {
		if img, err = s.stage.picture(); err != nil {
			return err
		}
		if img.Rect.Size() != windowSize {
			return fmt.Errorf("the picture has a size of %v", img.Rect.Size())
		}
		return check(img)
	})
	return img
}

// ringed waits until the ring is around the focused cell and nowhere else.
func (s *session) ringed(after string) {
	s.t.Helper()
	cell := s.mirror.focused()
	if cell.Empty() {
		s.t.Fatalf("after %s no focused cell is on the screen", after)
	}
	s.shows("after "+after, func(img *image.NRGBA) error { return ringed(img, cell, s.mirror.grid(), s.ring()) })
}

// ring returns the colour of the focus ring.
func (s *session) ring() color.NRGBA {
	s.t.Helper()
	scheme, err := look.ParseScheme(s.mirror.state().Theme)
	s.must(err)
	return (&look.Look{Scheme: scheme}).Theme().FocusRing
}

// drawn waits until the page, without the sidebar, looks as the gallery draws it without a window, and returns a
// picture. The page must be in its initial state.
func (s *session) drawn() *image.NRGBA {
	s.t.Helper()
	s.park()
	want := s.shot()
	page := image.Rect(sidebarWidth, 0, windowSize.X, windowSize.Y)
	return s.shows("the page beside its picture drawn without a window", func(img *image.NRGBA) error {
		return alike(img, want, page, pixelsOff)
	})
}

// pixelsOff is the share of the pixels that may differ between two renderers: the edges of letters.
const pixelsOff = 0.001

// shot draws the current page without a window.
func (s *session) shot() *image.NRGBA {
	s.t.Helper()
	now, file := s.mirror.state(), filepath.Join(s.t.TempDir(), "page.png")
	cmd := exec.CommandContext(s.ctx, made(s.t, gallery), "-shot", file, "-page", now.Page, "-theme", now.Theme, "-lang", now.Lang,
		"-size", fmt.Sprintf("%dx%d", windowSize.X, windowSize.Y))
	cmd.Env = append(os.Environ(), "EGL_PLATFORM=surfaceless", "LIBGL_ALWAYS_SOFTWARE=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		s.t.Fatalf("%v: %v\n%s", cmd, err, out)
	}
	b, err := os.ReadFile(file)
	s.must(err)
	img, err := decode(b)
	s.must(err)
	return img
}
