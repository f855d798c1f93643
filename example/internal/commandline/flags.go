// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package commandline reads the flags that the example programs share, and draws their content into a picture for
// -shot.
package commandline

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
)

// Options holds the values of the common flags. Create them with Defaults.
type Options struct {
	// Shot is the file to draw to instead of opening a window; empty opens a window.
	Shot string
	// Size is the size of the window or picture in dp, Scale a picture's pixels per dp.
	Size  image.Point
	Scale float32
	// Text is the magnification of text in a picture, as when a user's system enlarges text; 0 means 1.
	Text   float32
	Scheme look.Scheme
	Lang   look.Lang
	// RTL lays out grids from right to left.
	RTL bool

	langSet bool
}

// Defaults returns the options without any flag.
func Defaults() Options { return Options{Size: image.Pt(1280, 800), Scale: 1} }

// maxSide is the longest side of a window or picture in dp.
const maxSide = 8192

// Add defines the flags that set o.
func (o *Options) Add(fs *flag.FlagSet) {
	fs.StringVar(&o.Shot, "shot", o.Shot, "draw to the PNG `file` instead of a window, and exit")
	fs.Func("size", "`WxH` of the window or picture in dp (default 1280x800)", func(s string) error { return o.setSize(s) })
	fs.Func("scale", "`pixels` per dp of a picture (default 1)", func(s string) error { return readScale(&o.Scale, s) })
	fs.Func("text", "how many `times` as large as usual the text of a picture is (default 1)", func(s string) error { return readScale(&o.Text, s) })
	fs.Func("theme", "`light`, dark or contrast (default light)", func(s string) (err error) {
		o.Scheme, err = look.ParseScheme(s)
		return err
	})
	fs.BoolVar(&o.RTL, "rtl", o.RTL, "lay out grids from right to left")
	fs.Func("lang", "`en` or ko (default: the system's; en in a picture)", func(s string) (err error) {
		o.Lang, err = look.ParseLang(s)
		o.langSet = true
		return err
	})
}

func (o *Options) setSize(s string) error {
	w, h, ok := strings.Cut(s, "x")
	x, errX := strconv.Atoi(w)
	y, errY := strconv.Atoi(h)
	if !ok || errX != nil || errY != nil || x < 1 || y < 1 || x > maxSide || y > maxSide {
		return fmt.Errorf("expected WIDTHxHEIGHT of 1 to %d each, such as 1280x800", maxSide)
	}
	o.Size = image.Pt(x, y)
	return nil
}

// readScale parses a factor.
func readScale(at *float32, s string) error {
	f, err := strconv.ParseFloat(s, 32)
	if err != nil || math.IsNaN(f) || f < 0.1 || f > 10 {
		return errors.New("expected a number of 0.1 to 10, such as 2")
	}
	*at = float32(f)
	return nil
}

// Parse reads the command line without the program's name. If ok is false, the program should exit with the code: 0
// after -help, 2 after a mistake; Parse has written the message to stderr.
func Parse(fs *flag.FlagSet, o *Options, args []string, stderr io.Writer) (code int, ok bool) {
	fs.SetOutput(stderr)
	switch err := fs.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return 0, false
	case err != nil:
		return 2, false
	}
	o.UseSystemLanguage()
	return 0, true
}

// UseSystemLanguage sets the language of a window to the system's, unless a flag set one. Parse calls it; programs
// that parse the command line themselves call it afterwards.
func (o *Options) UseSystemLanguage() {
	if !o.langSet && o.Shot == "" {
		o.Lang = look.LangOf(systemLocale())
	}
}

// systemLocale returns the user's locale from the environment.
func systemLocale() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return v
		}
	}
	return ""
}
