// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package address

import (
	"fmt"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
)

// Name returns the address without passwords: the path, or the URL of a server with its user, host and database.
// Errors, logs and saved views contain this name.
func (a Address) Name() string {
	switch {
	case a.IsSample():
		return "sample"
	case a.server == nil:
		return a.file
	}
	u := url.URL{Scheme: a.server.Scheme, Host: a.server.Host, Path: a.server.Path}
	if user := a.server.User.Username(); user != "" {
		u.User = url.User(user)
	}
	return u.String()
}

// Title returns a short name for a window: the file without its folders, or the database and its host.
func (a Address) Title() string {
	switch {
	case a.IsSample():
		return "sample"
	case a.server == nil:
		return filepath.Base(a.file)
	case a.server.Hostname() == "":
		return a.Database()
	}
	return a.Database() + " @ " + a.server.Hostname()
}

// Format implements fmt.Formatter by Name for every verb, so that no log shows a password.
func (a Address) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte(a.Name())) }

// MarshalText implements encoding.TextMarshaler by Name, so that saved data contains no password.
func (a Address) MarshalText() ([]byte, error) { return []byte(a.Name()), nil }

// hidden replaces a password in texts.
const hidden = "****"

// secretParameters lists the parameters of a URL that hold a password or a key.
var secretParameters = []string{"password", "sslpassword", "pass", "pwd", "passfile", "sslkey"}

// secrets returns the texts that messages must not contain, longest first, because one can contain another.
func (a Address) secrets() []string {
	if a.server == nil {
		return nil
	}
	var found []string
	add := func(s string) {
		if s != "" {
			found = append(found, s, url.QueryEscape(s), url.PathEscape(s), url.UserPassword("", s).String()[1:])
		}
	}
	if password, given := a.server.User.Password(); given {
		add(password)
	}
	for name, values := range a.server.Query() {
		if slices.Contains(secretParameters, strings.ToLower(name)) {
			for _, v := range values {
				add(v)
			}
		}
	}
	slices.SortFunc(found, func(x, y string) int { return len(y) - len(x) })
	return slices.Compact(found)
}

// Hide returns a text without the passwords of the address.
func (a Address) Hide(text string) string {
	for _, s := range a.secrets() {
		text = strings.ReplaceAll(text, s, hidden)
	}
	return text
}
