// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"encoding/json"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/valueview"
)

// entry is a line of the log as the server wrote it.
type entry struct {
	Time    time.Time `json:"time"`
	Level   string    `json:"level"`
	Message string    `json:"message"`
	Host    struct {
		Name   string `json:"name"`
		Source string `json:"source"`
	} `json:"host"`
	Request *request `json:"request,omitempty"`
	Trace   []string `json:"trace,omitempty"`
}

// request is the request to which a line of the log belongs.
type request struct {
	ID      int               `json:"id"`
	Path    string            `json:"path"`
	Headers map[string]string `json:"headers"`
}

// entry returns the line as the server wrote it.
func (l *logLine) entry() entry {
	e := entry{Time: l.at, Level: logLevels[l.level], Message: l.text}
	e.Host.Name, e.Host.Source = l.host, l.source
	if l.source == "http" || l.source == "orders" {
		e.Request = &request{ID: 70_000 + l.id, Path: "/" + l.source, Headers: map[string]string{"accept": "application/json", "x-request": strings.Repeat("0", 8)}}
	}
	if l.level == logError {
		e.Trace = []string{l.source + ".Serve", l.source + ".handle", "net.dial"}
	}
	return e
}

// whole returns the value of a line in a column: for the message the line as the server wrote it.
func (l *logLine) whole(columnID string) (v valueview.Value, ok bool) {
	if columnID != "text" {
		return v, false
	}
	text, err := json.Marshal(l.entry())
	return valueview.Value{Bytes: text, JSON: true}, err == nil
}
