// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/stretchr/testify/require"
)

// calcSettings stop LibreOffice from showing tips and from asking for the format of a CSV file to be saved.
const calcSettings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="ShowTipOfTheDay" oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="FirstRun" oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Save/Document"><prop oor:name="WarnAlienFormat" oor:op="fuse"><value>false</value></prop></item>
</oor:items>
`

const (
	// calcTable makes Calc read and write a CSV file with commas, quotes and UTF-8 without a question.
	calcTable = "--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false"
	// keyPatience is the time after which a key without effect is pressed again.
	keyPatience = 5 * time.Second

	sheetFile  = "sheet.csv"
	calcTitle  = "^sheet.csv - LibreOffice Calc$"
	textImport = "^Text Import$"
)

// calc is LibreOffice Calc on the screen of a window, with a table from a file.
type calc struct {
	*window
	program *process
	file    string
}

// newCalc starts Calc with an almost empty table. Calc ends with the test.
func newCalc(w *window) *calc {
	w.t.Helper()
	home := w.t.TempDir()
	c := &calc{window: w, file: filepath.Join(home, sheetFile)}
	require.NoError(w.t, os.WriteFile(c.file, []byte("x\n"), 0o600))
	require.NoError(w.t, os.Mkdir(filepath.Join(home, "user"), 0o700))
	require.NoError(w.t, os.WriteFile(filepath.Join(home, "user", "registrymodifications.xcu"), []byte(calcSettings), 0o600))
	cmd := w.command(tool(w.t, "soffice"), "-env:UserInstallation=file://"+home,
		"--calc", "--norestore", "--nologo", "--nofirststartwizard", calcTable, c.file)
	cmd.Env = append(cmd.Env, "SAL_USE_VCLPLUGIN=gen", "LC_ALL=C.UTF-8", "HOME="+home)
	c.program = start(w.t, cmd)
	eventually(w.ctx, w.t, "the window of LibreOffice Calc", func() error {
		if c.program.over() {
			return fmt.Errorf("it has ended: %s", &c.program.notes)
		}
		_, err := w.windowOf(calcTitle)
		return err
	})
	return c
}

// windowOf returns the id of the window with a title.
func (w *window) windowOf(title string) (id string, err error) {
	out, err := w.command(w.xdotool, "search", "--onlyvisible", "--name", title).Output()
	ids := strings.Fields(string(out))
	if err != nil || len(ids) == 0 {
		return "", fmt.Errorf("no window is called %q", title)
	}
	return ids[0], nil
}

// raise puts the window with a title before all others, and gives it the keyboard.
func (w *window) raise(title string) error {
	id, err := w.windowOf(title)
	if err != nil {
		return err
	}
	return w.do("windowraise", id, "windowfocus", id, "sleep", "0.3")
}

// until presses keys in the window with a title until check returns nil: a busy program may lose them.
func (c *calc) until(what, title string, check func() error, keys ...string) {
	c.t.Helper()
	var pressed time.Time
	eventually(c.ctx, c.t, what, func() error {
		err := check()
		if err == nil || time.Since(pressed) < keyPatience {
			return err
		}
		pressed = time.Now()
		if raised := c.raise(title); raised != nil {
			return errors.Join(err, raised)
		}
		return errors.Join(err, c.do(append([]string{"key", "--delay", "100"}, keys...)...))
	})
}

// paste pastes into the first cell and confirms the import dialog.
func (c *calc) paste() {
	c.t.Helper()
	c.until("Calc's question how to read the text", calcTitle, func() error {
		_, err := c.windowOf(textImport)
		return err
	}, "ctrl+Home", "ctrl+v")
	c.until("the end of Calc's question", textImport, func() error {
		if _, err := c.windowOf(textImport); err == nil {
			return errors.New("the window Text Import stands there")
		}
		return nil
	}, "Return")
}

// saved saves the table until check passes.
func (c *calc) saved(what string, check func(rows [][]string) error) {
	c.t.Helper()
	c.until(what, calcTitle, func() error {
		file, err := os.Open(c.file)
		if err != nil {
			return err
		}
		defer file.Close()
		r := csv.NewReader(file)
		r.FieldsPerRecord = -1
		rows, err := r.ReadAll()
		if err != nil {
			return err
		}
		return check(rows)
	}, "ctrl+s")
}
