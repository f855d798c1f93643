// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strings"
)

// shortest is the length of the shortest text that counts as a secret: hiding shorter ones would make errors
// unreadable.
const shortest = 4

// secrets lists the texts of a request that errors must not contain.
type secrets []string

// secretsOf returns what authorizes a request: added or changed headers and query values, the password, and
// the usual authorization headers, even if unchanged.
func secretsOf(before, after *http.Request) (s secrets) {
	for name, values := range after.Header {
		added := !slices.Equal(before.Header[name], values)
		switch name {
		case "Authorization", "Proxy-Authorization", "Cookie":
			added = true
		}
		if added {
			s.addAll(values)
		}
	}
	old := before.URL.Query()
	for name, values := range after.URL.Query() {
		if !slices.Equal(old[name], values) || telling(name) {
			s.addAll(values)
		}
	}
	if password, ok := after.URL.User.Password(); ok {
		s.add(password)
	}
	if _, password, ok := after.BasicAuth(); ok {
		s.add(password)
	}
	for _, c := range after.Cookies() {
		s.add(c.Value)
	}
	slices.SortFunc(s, func(a, b string) int { return len(b) - len(a) }) // longer texts before their parts
	return s
}

// telling reports whether the name of a parameter suggests that it authorizes.
func telling(name string) bool {
	name = strings.ToLower(name)
	return slices.ContainsFunc([]string{"token", "key", "secret", "pass", "auth", "sig"}, func(part string) bool {
		return strings.Contains(name, part)
	})
}

// addAll adds texts and their words, such as the token after Bearer.
func (s *secrets) addAll(values []string) {
	for _, v := range values {
		s.add(v)
		for _, word := range strings.Fields(v) {
			if word != "Bearer" && word != "Basic" && word != "Digest" {
				s.add(word)
			}
		}
	}
}

func (s *secrets) add(text string) {
	if len(text) < shortest {
		return
	}
	*s = append(*s, text)
	if escaped := url.QueryEscape(text); escaped != text {
		*s = append(*s, escaped)
	}
}

// hide returns a text without the secrets.
func (s secrets) hide(text string) string {
	for _, secret := range s {
		text = strings.ReplaceAll(text, secret, "…")
	}
	return text
}

// hideErr returns an error whose text contains no secrets. It unwraps to err.
func (s secrets) hideErr(err error) error {
	var sent *url.Error // its text contains the address with the query
	if errors.As(err, &sent) {
		err = sent.Err
	}
	if err == nil || s.hide(err.Error()) == err.Error() {
		return err
	}
	return &hidden{s.hide(err.Error()), err}
}

type hidden struct {
	text string
	err  error
}

func (h *hidden) Error() string { return h.text }

func (h *hidden) Unwrap() error { return h.err }

// addressOf returns the address of a request for an error text: without user and query.
func addressOf(r *http.Request) string {
	u := url.URL{Scheme: r.URL.Scheme, Host: r.URL.Host, Path: r.URL.Path}
	return u.String()
}
